import * as React from 'react';
import { useSlider, type UseSliderParameters } from '@mui/base/useSlider';

const heat =
  'relative w-full max-w-80 h-12 overflow-hidden border border-slate-500 rounded-xl ' +
  'cursor-ew-resize touch-none dark:border-slate-400 data-[focused=true]:outline-2 ' +
  'data-[focused=true]:outline-teal-700 data-[focused=true]:outline-offset-2 ' +
  'dark:data-[focused=true]:outline-teal-300';

const heatFill =
  'absolute top-0 h-full border-r-3 border-teal-700 bg-teal-200 dark:border-teal-300 ' +
  'dark:bg-teal-800';

const heatThumb = 'absolute left-0 top-0 size-full';

const heatText = 'relative py-2.75 px-4 text-slate-900 dark:text-slate-50';

interface BarProps extends UseSliderParameters {
  label: string;
}

function Bar({ label, ...parameters }: BarProps) {
  const slider = useSlider(parameters);
  const value = slider.values[0] ?? 0;
  const { offset, leap } = slider.axisProps[slider.axis];

  return (
    <div className={heat} data-focused={slider.focusedThumbIndex === 0} {...slider.getRootProps()}>
      <div
        className={heatFill}
        style={{ ...offset(slider.trackOffset), ...leap(slider.trackLeap) }}
      />
      <div className={heatText} aria-hidden>
        {label}: {value}%
      </div>
      <div className={heatThumb} {...slider.getThumbProps()} data-index={0}>
        <input
          {...slider.getHiddenInputProps()}
          data-index={0}
          aria-label={label}
          aria-valuenow={value}
          value={value}
        />
      </div>
    </div>
  );
}

export default function HeatBar() {
  return <Bar label="Heat" defaultValue={40} min={0} max={100} step={5} />;
}

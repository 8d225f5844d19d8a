import * as React from 'react';
import { useSlider, type UseSliderParameters } from '@mui/base/useSlider';
import './styles.css';

interface BarProps extends UseSliderParameters {
  label: string;
}

function Bar({ label, ...parameters }: BarProps) {
  const slider = useSlider(parameters);
  const value = slider.values[0] ?? 0;
  const { offset, leap } = slider.axisProps[slider.axis];

  return (
    <div className="heat" data-focused={slider.focusedThumbIndex === 0} {...slider.getRootProps()}>
      <div
        className="heat-fill"
        style={{ ...offset(slider.trackOffset), ...leap(slider.trackLeap) }}
      />
      <div className="heat-text" aria-hidden>
        {label}: {value}%
      </div>
      <div className="heat-thumb" {...slider.getThumbProps()} data-index={0}>
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

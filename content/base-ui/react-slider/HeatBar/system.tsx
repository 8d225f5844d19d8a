import * as React from 'react';
import { useSlider, type UseSliderParameters } from '@mui/base/useSlider';
import { styled } from '@mui/system';

const Heat = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 320,
  height: 48,
  overflow: 'hidden',
  border: '1px solid #64748b',
  borderRadius: 12,
  cursor: 'ew-resize',
  touchAction: 'none',
  '.mode-dark &': { borderColor: '#94a3b8' },
  "&[data-focused='true']": { outline: '2px solid #0f766e', outlineOffset: 2 },
  ".mode-dark &[data-focused='true']": { outlineColor: '#5eead4' },
});

const HeatFill = styled('div')({
  position: 'absolute',
  top: 0,
  boxSizing: 'border-box',
  height: '100%',
  borderRight: '3px solid #0f766e',
  background: '#99f6e4',
  '.mode-dark &': { borderColor: '#5eead4', background: '#115e59' },
});

const HeatThumb = styled('div')({
  position: 'absolute',
  left: 0,
  top: 0,
  width: '100%',
  height: '100%',
});

const HeatText = styled('div')({
  position: 'relative',
  padding: '11px 16px',
  color: '#0f172a',
  '.mode-dark &': { color: '#f8fafc' },
});

interface BarProps extends UseSliderParameters {
  label: string;
}

function Bar({ label, ...parameters }: BarProps) {
  const slider = useSlider(parameters);
  const value = slider.values[0] ?? 0;
  const { offset, leap } = slider.axisProps[slider.axis];

  return (
    <Heat data-focused={slider.focusedThumbIndex === 0} {...slider.getRootProps()}>
      <HeatFill style={{ ...offset(slider.trackOffset), ...leap(slider.trackLeap) }} />
      <HeatText aria-hidden>
        {label}: {value}%
      </HeatText>
      <HeatThumb {...slider.getThumbProps()} data-index={0}>
        <input
          {...slider.getHiddenInputProps()}
          data-index={0}
          aria-label={label}
          aria-valuenow={value}
          value={value}
        />
      </HeatThumb>
    </Heat>
  );
}

export default function HeatBar() {
  return <Bar label="Heat" defaultValue={40} min={0} max={100} step={5} />;
}

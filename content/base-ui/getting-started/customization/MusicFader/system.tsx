import * as React from 'react';
import { useSlider } from '@mui/base/useSlider';
import { styled } from '@mui/system';

const FaderPanel = styled('div')({ width: '100%', maxWidth: 300 });

const Meter = styled('span')({
  position: 'relative',
  display: 'flex',
  gap: 4,
  width: '100%',
  height: 40,
  marginBlockStart: 8,
  borderRadius: 4,
  cursor: 'pointer',
  touchAction: 'none',
  '&[data-focused="true"]': { outline: '2px solid #4338ca', outlineOffset: 3 },
  '.mode-dark &[data-focused="true"]': { outlineColor: '#a5b4fc' },
});

const Bar = styled('span')({
  boxSizing: 'border-box',
  flex: 1,
  border: '2px solid #4338ca',
  borderRadius: 4,
  '&[data-lit="true"]': { background: '#4338ca' },
  '.mode-dark &': { borderColor: '#a5b4fc' },
  '.mode-dark &[data-lit="true"]': { background: '#a5b4fc' },
});

const steps = [1, 2, 3, 4, 5, 6, 7, 8];

export default function MusicFader() {
  const id = React.useId();
  const { getHiddenInputProps, getRootProps, focusedThumbIndex, values } = useSlider({
    'aria-labelledby': id,
    defaultValue: 3,
    min: 0,
    max: steps.length,
  });
  const level = values[0] ?? 0;

  return (
    <FaderPanel>
      <div id={id}>Music under the voice</div>
      <Meter data-focused={focusedThumbIndex === 0} {...getRootProps()}>
        {steps.map((step) => (
          <Bar key={step} data-lit={step <= level} />
        ))}
        <input {...getHiddenInputProps()} data-index={0} value={level} />
      </Meter>
    </FaderPanel>
  );
}

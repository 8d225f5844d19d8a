import * as React from 'react';
import { useSlider } from '@mui/base/useSlider';
import './styles.css';

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
    <div className="fader-panel">
      <div id={id}>Music under the voice</div>
      <span className="fader-meter" data-focused={focusedThumbIndex === 0} {...getRootProps()}>
        {steps.map((step) => (
          <span className="fader-bar" key={step} data-lit={step <= level} />
        ))}
        <input {...getHiddenInputProps()} data-index={0} value={level} />
      </span>
    </div>
  );
}

import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Slider } from '@mui/base/Slider';
import './styles.css';

export default function FrameCount() {
  const id = React.useId();
  const [frames, setFrames] = React.useState(4);

  return (
    <div className="frame-panel">
      <div>
        <div className="slider-head">
          <span id={id}>Frames in the hive</span>
          <output>{frames}</output>
        </div>
        <Slider
          className="frame-slider"
          aria-labelledby={id}
          min={0}
          max={10}
          value={frames}
          onChange={(event, value) => {
            if (typeof value === 'number') setFrames(value);
          }}
        />
      </div>
      <Button className="hive-button" type="button" onClick={() => setFrames(4)}>
        Back to 4
      </Button>
    </div>
  );
}

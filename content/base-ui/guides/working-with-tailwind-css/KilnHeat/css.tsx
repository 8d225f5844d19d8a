import * as React from 'react';
import { Slider, type SliderOwnerState } from '@mui/base/Slider';
import './styles.css';

const isHot = (value: SliderOwnerState['value']) => Number(value) > 600;

export default function KilnHeat() {
  const id = React.useId();
  const [heat, setHeat] = React.useState(450);

  return (
    <div className="heat-panel">
      <div className="heat-head">
        <span id={id}>Heat</span>
        <output>
          {heat} °C, {isHot(heat) ? 'hot' : 'warm'}
        </output>
      </div>
      <Slider
        className="heat-slider"
        aria-labelledby={id}
        min={0}
        max={1200}
        step={50}
        value={heat}
        onChange={(event, value) => {
          if (typeof value === 'number') setHeat(value);
        }}
        slotProps={{
          track: ({ value }: SliderOwnerState) => ({
            className: isHot(value) ? 'is-hot' : 'is-warm',
          }),
        }}
      />
    </div>
  );
}

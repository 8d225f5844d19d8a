import * as React from 'react';
import { Slider, type SliderOwnerState } from '@mui/base/Slider';
import './styles.css';

interface LevelLabelProps {
  children?: React.ReactNode;
  ownerState: SliderOwnerState;
}

function LevelLabel({ children, ownerState }: LevelLabelProps) {
  return (
    <span className="level-bubble" aria-hidden="true">
      {ownerState.dragging ? `→ ${String(children)}` : children}
    </span>
  );
}

const toDecibel = (level: number) => `${level} dB`;

export default function LevelSlider() {
  const id = React.useId();

  return (
    <div className="level-panel">
      <div id={id}>Microphone</div>
      <Slider
        className="volume-slider"
        aria-labelledby={id}
        defaultValue={-6}
        min={-40}
        max={10}
        getAriaValueText={toDecibel}
        valueLabelFormat={toDecibel}
        slots={{ valueLabel: LevelLabel }}
      />
    </div>
  );
}

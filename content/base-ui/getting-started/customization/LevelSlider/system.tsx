import * as React from 'react';
import { Slider, type SliderOwnerState, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const LevelPanel = styled('div')({ width: '100%', maxWidth: 300 });

const VolumeSlider = styled(Slider)({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: 24,
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}`]: {
    position: 'absolute',
    insetInline: 0,
    top: 10,
    height: 4,
    borderRadius: 2,
    background: '#64748b',
  },
  [`& .${sliderClasses.track}`]: {
    position: 'absolute',
    top: 10,
    height: 4,
    background: '#4338ca',
  },
  [`& .${sliderClasses.focusVisible}`]: { outline: '2px solid #4338ca', outlineOffset: 2 },
  [`.mode-dark & .${sliderClasses.rail}`]: { background: '#94a3b8' },
  [`.mode-dark & .${sliderClasses.track}`]: { background: '#a5b4fc' },
  [`.mode-dark & .${sliderClasses.focusVisible}`]: { outlineColor: '#a5b4fc' },
  marginBlockStart: 32,
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    top: 2,
    width: 20,
    height: 20,
    marginLeft: -10,
    background: '#4338ca',
    borderRadius: '50%',
  },
  [`.mode-dark & .${sliderClasses.thumb}`]: { background: '#a5b4fc' },
});

const Bubble = styled('span')({
  position: 'absolute',
  bottom: '100%',
  left: '50%',
  padding: '0 6px',
  borderRadius: 6,
  background: '#312e81',
  color: '#fff',
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  transform: 'translate(-50%, -4px)',
  '.mode-dark &': { background: '#e0e7ff', color: '#1e1b4b' },
});

interface LevelLabelProps {
  children?: React.ReactNode;
  ownerState: SliderOwnerState;
}

function LevelLabel({ children, ownerState }: LevelLabelProps) {
  return (
    <Bubble aria-hidden="true">{ownerState.dragging ? `→ ${String(children)}` : children}</Bubble>
  );
}

const toDecibel = (level: number) => `${level} dB`;

export default function LevelSlider() {
  const id = React.useId();

  return (
    <LevelPanel>
      <div id={id}>Microphone</div>
      <VolumeSlider
        aria-labelledby={id}
        defaultValue={-6}
        min={-40}
        max={10}
        getAriaValueText={toDecibel}
        valueLabelFormat={toDecibel}
        slots={{ valueLabel: LevelLabel }}
      />
    </LevelPanel>
  );
}

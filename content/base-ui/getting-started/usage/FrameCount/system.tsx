import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const FramePanel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  width: '100%',
  maxWidth: 280,
});

const SliderHead = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 16 });

const FrameSlider = styled(Slider)({
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
    background: '#78716c',
  },
  [`& .${sliderClasses.track}`]: {
    position: 'absolute',
    top: 10,
    height: 4,
    borderRadius: 2,
    background: '#92400e',
  },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    top: 2,
    width: 20,
    height: 20,
    marginLeft: -10,
    borderRadius: '50%',
    background: '#92400e',
  },
  [`& .${sliderClasses.focusVisible}`]: { outline: '2px solid #92400e', outlineOffset: 2 },
  [`.mode-dark & .${sliderClasses.rail}`]: { background: '#a8a29e' },
  [`.mode-dark & .${sliderClasses.track}`]: { background: '#fcd34d' },
  [`.mode-dark & .${sliderClasses.thumb}`]: { background: '#fcd34d' },
  [`.mode-dark & .${sliderClasses.focusVisible}`]: { outlineColor: '#fcd34d' },
});

const HiveButton = styled(Button)({
  alignSelf: 'start',
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: '#92400e',
  color: '#fff',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #92400e', outlineOffset: 2 },
  '.mode-dark &': { background: '#fcd34d', color: '#451a03' },
  [`.mode-dark &.${buttonClasses.focusVisible}`]: { outlineColor: '#fcd34d' },
});

export default function FrameCount() {
  const id = React.useId();
  const [frames, setFrames] = React.useState(4);

  return (
    <FramePanel>
      <div>
        <SliderHead>
          <span id={id}>Frames in the hive</span>
          <output>{frames}</output>
        </SliderHead>
        <FrameSlider
          aria-labelledby={id}
          min={0}
          max={10}
          value={frames}
          onChange={(event, value) => {
            if (typeof value === 'number') setFrames(value);
          }}
        />
      </div>
      <HiveButton type="button" onClick={() => setFrames(4)}>
        Back to 4
      </HiveButton>
    </FramePanel>
  );
}

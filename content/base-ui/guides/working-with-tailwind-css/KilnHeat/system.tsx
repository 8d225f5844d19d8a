import * as React from 'react';
import { Slider, type SliderOwnerState, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const HeatPanel = styled('div')({ width: '100%', maxWidth: 280 });

const HeatHead = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 16 });

const HeatSlider = styled(Slider)({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: 24,
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}`]: {
    position: 'absolute',
    insetInline: 0,
    top: 9,
    height: 6,
    borderRadius: 3,
    background: '#78716c',
  },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    top: 2,
    width: 20,
    height: 20,
    marginLeft: -10,
    border: '3px solid #1c1917',
    borderRadius: '50%',
    boxSizing: 'border-box',
    background: '#fff',
  },
  [`& .${sliderClasses.track}`]: { position: 'absolute', top: 9, height: 6, borderRadius: 3 },
  '& .is-warm': { background: '#1d4ed8' },
  '& .is-hot': { background: '#c2410c' },
  [`& .${sliderClasses.focusVisible}`]: { outline: '2px solid #1c1917', outlineOffset: 2 },
  [`.mode-dark & .${sliderClasses.thumb}`]: { borderColor: '#e7e5e4', background: '#1c1917' },
  '.mode-dark & .is-warm': { background: '#93c5fd' },
  '.mode-dark & .is-hot': { background: '#fdba74' },
  [`.mode-dark & .${sliderClasses.focusVisible}`]: { outlineColor: '#e7e5e4' },
});

const isHot = (value: SliderOwnerState['value']) => Number(value) > 600;

export default function KilnHeat() {
  const id = React.useId();
  const [heat, setHeat] = React.useState(450);

  return (
    <HeatPanel>
      <HeatHead>
        <span id={id}>Heat</span>
        <output>
          {heat} °C, {isHot(heat) ? 'hot' : 'warm'}
        </output>
      </HeatHead>
      <HeatSlider
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
    </HeatPanel>
  );
}

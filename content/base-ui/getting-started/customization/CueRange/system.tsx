import * as React from 'react';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const CuePanel = styled('div')({ width: '100%', maxWidth: 300 });

const CueSlider = styled(Slider)({
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
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    top: 2,
    width: 20,
    height: 20,
    marginLeft: -10,
    background: '#4338ca',
  },
  '& .cue-start': { borderRadius: '4px 50% 50% 4px' },
  '& .cue-end': { borderRadius: '50% 4px 4px 50%' },
  [`.mode-dark & .${sliderClasses.thumb}`]: { background: '#a5b4fc' },
});

export default function CueRange() {
  const [cues, setCues] = React.useState([12, 47]);

  return (
    <CuePanel>
      <div>
        Part of the interview: {cues[0]} to {cues[1]} minutes
      </div>
      <CueSlider
        getAriaLabel={(index) => (index === 0 ? 'Start of the part' : 'End of the part')}
        getAriaValueText={(minute) => `Minute ${minute}`}
        max={60}
        value={cues}
        onChange={(event, value) => {
          if (Array.isArray(value)) setCues(value);
        }}
        slotProps={{
          thumb: (ownerState, { index }) => ({
            className: index === 0 ? 'cue-start' : 'cue-end',
          }),
        }}
      />
    </CuePanel>
  );
}

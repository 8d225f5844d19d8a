import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import './styles.css';

export default function CueRange() {
  const [cues, setCues] = React.useState([12, 47]);

  return (
    <div className="cue-panel">
      <div>
        Part of the interview: {cues[0]} to {cues[1]} minutes
      </div>
      <Slider
        className="cue-slider"
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
    </div>
  );
}

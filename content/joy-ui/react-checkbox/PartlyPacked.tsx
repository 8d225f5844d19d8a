import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';

const frames = ['Brood frames', 'Honey frames', 'Empty frames'];

export default function PartlyPacked() {
  const [packed, setPacked] = React.useState(['Brood frames']);
  const all = packed.length === frames.length;
  const some = packed.length > 0 && !all;

  return (
    <Box sx={{ '& .MuiCheckbox-checkbox': { borderColor: 'neutral.500' } }}>
      <Checkbox
        label="All frames"
        checked={all}
        indeterminate={some}
        onChange={() => setPacked(all ? [] : frames)}
        slotProps={{
          input: {
            ref: (input: HTMLInputElement | null) => {
              if (input) input.indeterminate = some;
            },
          },
        }}
      />
      <Box
        role="group"
        aria-label="Frames"
        sx={{ display: 'grid', gap: 1, mt: 1, marginInlineStart: '1.875rem' }}
      >
        {frames.map((frame) => (
          <Checkbox
            key={frame}
            label={frame}
            checked={packed.includes(frame)}
            onChange={(event) =>
              setPacked(
                event.target.checked
                  ? [...packed, frame]
                  : packed.filter((other) => other !== frame),
              )
            }
          />
        ))}
      </Box>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const things = ['Stove', 'Gas', 'Lighter'];

export default function PartlyPacked() {
  const [packed, setPacked] = React.useState<readonly string[]>(['Stove']);
  const all = packed.length === things.length;
  const some = packed.length > 0 && !all;

  const markAsPartly = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = some;
  };

  return (
    <FormGroup>
      <FormControlLabel
        label="Kitchen"
        control={
          <Checkbox
            checked={all}
            indeterminate={some}
            inputRef={markAsPartly}
            onChange={(event) => setPacked(event.target.checked ? things : [])}
          />
        }
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', marginInlineStart: 3 }}>
        {things.map((thing) => (
          <FormControlLabel
            key={thing}
            label={thing}
            control={
              <Checkbox
                checked={packed.includes(thing)}
                onChange={(event) =>
                  setPacked(
                    event.target.checked
                      ? [...packed, thing]
                      : packed.filter((other) => other !== thing),
                  )
                }
              />
            }
          />
        ))}
      </Box>
    </FormGroup>
  );
}

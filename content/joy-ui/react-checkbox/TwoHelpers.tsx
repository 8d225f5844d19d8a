import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import FormLabel from '@mui/joy/FormLabel';
import Typography from '@mui/joy/Typography';

const helpers = ['Ida', 'Noor', 'Teun', 'Wim'];
const places = 2;

export default function TwoHelpers() {
  const id = React.useId();
  const [chosen, setChosen] = React.useState<string[]>(['Noor']);
  const tooMany = chosen.length > places;

  return (
    <Box
      component="fieldset"
      aria-describedby={`${id}-hint`}
      sx={{
        border: 0,
        m: 0,
        p: 0,
        minWidth: 0,
        '& .MuiCheckbox-checkbox': { borderColor: 'neutral.500' },
      }}
    >
      <FormLabel component="legend" sx={{ p: 0 }}>
        Who helps with the harvest?
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1.5, my: 1.5 }}>
        {helpers.map((helper) => (
          <Checkbox
            key={helper}
            name="helper"
            value={helper}
            label={helper}
            color={tooMany ? 'danger' : undefined}
            checked={chosen.includes(helper)}
            onChange={(event) =>
              setChosen(
                event.target.checked
                  ? [...chosen, helper]
                  : chosen.filter((other) => other !== helper),
              )
            }
          />
        ))}
      </Box>
      <Typography
        id={`${id}-hint`}
        level="body-sm"
        role="status"
        textColor={tooMany ? 'danger.plainColor' : 'text.secondary'}
      >
        {tooMany
          ? `There are veils for ${places}. Uncheck ${chosen.length - places}.`
          : `${chosen.length} of ${places} places taken`}
      </Typography>
    </Box>
  );
}

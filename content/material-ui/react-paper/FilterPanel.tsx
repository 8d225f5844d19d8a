import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const weights = ['80 g', '120 g', '300 g'];

export default function FilterPanel() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['120 g']);
  const id = React.useId();

  return (
    <Paper
      component="fieldset"
      variant="outlined"
      aria-labelledby={id}
      sx={{ m: 0, p: 2, width: '100%', maxWidth: 260 }}
    >
      <Typography
        id={id}
        variant="subtitle2"
        component="legend"
        sx={{ float: 'left', width: '100%' }}
      >
        Weight
      </Typography>
      <FormGroup sx={{ clear: 'both' }}>
        {weights.map((weight) => (
          <FormControlLabel
            key={weight}
            label={weight}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(weight)}
                onChange={(_event, checked) =>
                  setChosen(
                    checked ? [...chosen, weight] : chosen.filter((other) => other !== weight),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
    </Paper>
  );
}

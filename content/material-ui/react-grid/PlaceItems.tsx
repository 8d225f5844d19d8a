import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Grid, { type GridDirection } from '@mui/material/Grid';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const choices = {
  direction: ['row', 'row-reverse', 'column'],
  justifyContent: ['flex-start', 'center', 'space-between'],
  alignItems: ['flex-start', 'center', 'stretch'],
};
type Setting = keyof typeof choices;

const tile = {
  boxSizing: 'border-box',
  height: '100%',
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};

export default function PlaceItems() {
  const [direction, setDirection] = React.useState<GridDirection>('row');
  const [justifyContent, setJustifyContent] = React.useState('center');
  const [alignItems, setAlignItems] = React.useState('center');
  const settings = { direction, justifyContent, alignItems };

  const choose = (setting: Setting, value: string) => {
    if (setting === 'direction') setDirection(value as GridDirection);
    if (setting === 'justifyContent') setJustifyContent(value);
    if (setting === 'alignItems') setAlignItems(value);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Grid
        container
        direction={direction}
        justifyContent={justifyContent}
        alignItems={alignItems}
        sx={{ height: 200, mb: 2, border: '1px dashed', borderColor: 'text.secondary' }}
      >
        {['One', 'Second', 'The third'].map((text, index) => (
          <Grid item key={text}>
            <Box sx={{ ...tile, py: 1 + index }}>{text}</Box>
          </Grid>
        ))}
      </Grid>
      {(Object.keys(choices) as Setting[]).map((setting) => (
        <FormControl key={setting} component="fieldset" fullWidth>
          <FormLabel component="legend">{setting}</FormLabel>
          <RadioGroup
            row
            value={settings[setting]}
            onChange={(_event, value) => choose(setting, value)}
          >
            {choices[setting].map((value) => (
              <FormControlLabel key={value} value={value} label={value} control={<Radio />} />
            ))}
          </RadioGroup>
        </FormControl>
      ))}
    </Box>
  );
}

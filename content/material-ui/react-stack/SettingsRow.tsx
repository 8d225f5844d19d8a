import * as React from 'react';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const settings = [
  { name: 'Water in the evening', text: 'Not before eight, when the sun is off the beds.' },
  { name: 'Skip after rain', text: 'When more than 4 millimeters have fallen.' },
];

export default function SettingsRow() {
  const id = React.useId();

  return (
    <Paper variant="outlined" sx={{ width: 440, maxWidth: '100%' }}>
      <Stack divider={<Divider />}>
        {settings.map(({ name, text }, index) => (
          <Stack
            key={name}
            direction="row"
            spacing={2}
            alignItems="center"
            justifyContent="space-between"
            sx={{ p: 2 }}
          >
            <Stack>
              <Typography component="label" htmlFor={`${id}-switch-${index}`}>
                {name}
              </Typography>
              <Typography id={`${id}-text-${index}`} variant="body2" color="text.secondary">
                {text}
              </Typography>
            </Stack>
            <Switch
              id={`${id}-switch-${index}`}
              defaultChecked={index === 0}
              inputProps={{ 'aria-describedby': `${id}-text-${index}` }}
            />
          </Stack>
        ))}
      </Stack>
    </Paper>
  );
}

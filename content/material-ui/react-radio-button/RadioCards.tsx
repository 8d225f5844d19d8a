import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const tickets = [
  { value: 'single', name: 'Single', detail: 'One crossing, on the day you choose' },
  { value: 'week', name: 'Week', detail: 'As many crossings as you like for seven days' },
  { value: 'season', name: 'Season', detail: 'From April to October, with a photo' },
];

export default function RadioCards() {
  const [ticket, setTicket] = React.useState('week');
  const id = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 380 }}>
      <FormLabel id={id}>Ticket</FormLabel>
      <RadioGroup
        name="ticket"
        aria-labelledby={id}
        value={ticket}
        onChange={(event, value) => setTicket(value)}
        sx={{ mt: 1, gap: 1 }}
      >
        {tickets.map(({ value, name, detail }) => (
          <Paper
            key={value}
            variant="outlined"
            sx={{ borderColor: value === ticket ? 'primary.main' : undefined }}
          >
            <FormControlLabel
              value={value}
              control={<Radio />}
              sx={{ display: 'flex', m: 0, p: 1, alignItems: 'flex-start' }}
              label={
                <span>
                  <Typography component="span" display="block" sx={{ pt: 1 }}>
                    {name}
                  </Typography>
                  <Typography component="span" variant="body2" color="text.secondary">
                    {detail}
                  </Typography>
                </span>
              }
              disableTypography
            />
          </Paper>
        ))}
      </RadioGroup>
    </FormControl>
  );
}

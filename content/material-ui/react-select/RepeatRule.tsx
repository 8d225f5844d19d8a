import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const units = { day: 'day', week: 'week', month: 'month' };
const ends = { never: 'never', five: 'after 5 times', year: 'after a year' };

export default function RepeatRule() {
  const [every, setEvery] = React.useState(2);
  const [unit, setUnit] = React.useState<keyof typeof units>('week');
  const [end, setEnd] = React.useState<keyof typeof ends>('never');
  const [saved, setSaved] = React.useState('');

  const rule = `Every ${every === 1 ? '' : `${every} `}${units[unit]}${every === 1 ? '' : 's'}, ${
    end === 'never' ? 'without end' : `ends ${ends[end]}`
  }`;

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setSaved(rule);
  };

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: 420, maxWidth: '100%' }}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          select
          fullWidth
          label="Every"
          value={every}
          onChange={(event) => setEvery(Number(event.target.value))}
        >
          {[1, 2, 3, 4].map((count) => (
            <MenuItem key={count} value={count}>
              {count}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          label="Unit"
          value={unit}
          onChange={(event) => setUnit(event.target.value as keyof typeof units)}
        >
          {Object.entries(units).map(([value, name]) => (
            <MenuItem key={value} value={value}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          label="Ends"
          value={end}
          onChange={(event) => setEnd(event.target.value as keyof typeof ends)}
        >
          {Object.entries(ends).map(([value, name]) => (
            <MenuItem key={value} value={value}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Stack direction="row" spacing={2} alignItems="center" useFlexGap flexWrap="wrap">
        <Button type="submit" variant="contained">
          Save rule
        </Button>
        <Typography role="status" variant="body2">
          {saved === rule ? `Saved: ${rule}` : rule}
        </Typography>
      </Stack>
    </Stack>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const lengths = [
  { label: '4 hours', amount: 4, unit: 'hour' },
  { label: '1 day', amount: 1, unit: 'day' },
  { label: '1 week', amount: 1, unit: 'week' },
] as const;

type Length = (typeof lengths)[number];

export default function LengthFirst() {
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs('2024-06-28T17:00'));
  const [length, setLength] = React.useState<Length>(lengths[1]);
  const to = from?.isValid() ? from.add(length.amount, length.unit) : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        role="group"
        aria-label="Loan of the trailer"
        spacing={2}
        sx={{ width: '100%', maxWidth: 320 }}
      >
        <DateTimeField label="Fetched" ampm={false} value={from} onChange={setFrom} />
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Length"
          value={length}
          onChange={(_event, next: Length | null) => setLength(next ?? length)}
        >
          {lengths.map((item) => (
            <ToggleButton key={item.label} value={item}>
              {item.label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateTimeField label="Brought back" ampm={false} value={to} readOnly />
        <Typography role="status" sx={{ minHeight: '1.5em' }}>
          {to ? `Back on ${to.format('dddd, MMM D, HH:mm')}` : 'A whole start is needed.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

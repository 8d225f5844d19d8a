import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

const monday = dayjs('2024-03-04');
const onMonday = (time: Dayjs) => monday.hour(time.hour()).minute(time.minute());

/** An end that is not after the start belongs to the next day. */
function toRange(from: Dayjs | null, to: Dayjs | null): [Dayjs, Dayjs] | null {
  if (!from?.isValid() || !to?.isValid()) return null;
  const start = onMonday(from);
  const end = onMonday(to);
  return [start, end.isAfter(start) ? end : end.add(1, 'day')];
}

function toLength([start, end]: [Dayjs, Dayjs]): string {
  const minutes = end.diff(start, 'minute');
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export default function DryOverNight() {
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs('2024-03-04T20:30'));
  const [to, setTo] = React.useState<Dayjs | null>(dayjs('2024-03-04T07:00'));
  const range = toRange(from, to);
  const overnight = range !== null && !range[1].isSame(range[0], 'day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        role="group"
        aria-label="Prints are drying"
        spacing={2}
        sx={{ width: '100%', maxWidth: 320 }}
      >
        <TimeField label="Hung up on Monday" ampm={false} value={from} onChange={setFrom} />
        <TimeField
          label="Taken down"
          ampm={false}
          value={to}
          onChange={setTo}
          InputProps={{
            endAdornment: overnight ? (
              <InputAdornment position="end">on Tuesday</InputAdornment>
            ) : null,
          }}
        />
        <Typography role="status" sx={{ minHeight: '1.5em' }}>
          {range
            ? `${range.map((time) => time.format('ddd HH:mm')).join(' to ')}, ${toLength(range)}`
            : 'Both times are needed.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

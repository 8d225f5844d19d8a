import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

/** Hours and minutes of the one, and the day of the other. */
function join(day: Dayjs | null, time: Dayjs | null): Dayjs | null {
  if (!day?.isValid() || !time?.isValid() || day.year() < 2000) return null;
  return day.hour(time.hour()).minute(time.minute());
}

export default function OneDayTwoTimes() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-06-18'));
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs('2024-06-18T06:00'));
  const [to, setTo] = React.useState<Dayjs | null>(dayjs('2024-06-18T09:30'));

  const start = join(day, from);
  const end = join(day, to);
  const ordered = start !== null && end !== null && end.isAfter(start);
  let message = 'A whole day and two times are needed.';
  if (ordered) message = `${start.format('dddd, MMMM D, HH:mm')} to ${end.format('HH:mm')}`;
  else if (start && end) message = 'The end has to be after the start.';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        role="group"
        aria-label="Bridge closed"
        spacing={2}
        sx={{ width: '100%', maxWidth: 320 }}
      >
        <DateField label="Day" value={day} onChange={setDay} />
        <Stack direction="row" spacing={2}>
          <TimeField label="From" ampm={false} value={from} onChange={setFrom} />
          <TimeField label="To" ampm={false} value={to} onChange={setTo} />
        </Stack>
        <Typography role="status" sx={{ minHeight: '3em' }}>
          {message}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

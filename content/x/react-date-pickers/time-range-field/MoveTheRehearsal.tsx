import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

const day = dayjs('2024-03-07');

export default function MoveTheRehearsal() {
  const [from, setFrom] = React.useState<Dayjs | null>(day.hour(18).minute(30));
  const [to, setTo] = React.useState<Dayjs | null>(day.hour(20));
  const [minutes, setMinutes] = React.useState(90);
  const valid = Boolean(from?.isValid() && to?.isValid());
  const ordered = valid && Boolean(to?.isAfter(from) && to.isSame(from, 'day'));

  const changeStart = (start: Dayjs | null) => {
    setFrom(start);
    if (start?.isValid()) setTo(start.add(minutes, 'minute'));
  };

  const changeEnd = (end: Dayjs | null) => {
    const sameDay = end?.isValid() ? day.hour(end.hour()).minute(end.minute()) : end;
    setTo(sameDay);
    const length = sameDay && from ? sameDay.diff(from, 'minute') : NaN;
    if (length > 0) setMinutes(length);
  };

  let message = 'Both times are needed.';
  if (valid)
    message = ordered
      ? `Length: ${minutes} min`
      : 'The end has to be after the start, on the same day.';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Rehearsal" sx={{ width: '100%', maxWidth: 320 }}>
        <Stack direction="row" spacing={2}>
          <TimeField
            label="Begins"
            ampm={false}
            referenceDate={day}
            value={from}
            onChange={changeStart}
          />
          <TimeField
            label="Ends"
            ampm={false}
            referenceDate={day}
            value={to}
            onChange={changeEnd}
            slotProps={{ textField: { error: valid && !ordered } }}
          />
        </Stack>
        <Typography role="status" sx={{ mt: 1, minHeight: '3em' }}>
          {message}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

type Time = Dayjs | null;

const opens = dayjs('2024-03-04T09:00');
const closes = dayjs('2024-03-04T21:00');
const limits = { ampm: false, referenceDate: opens, minTime: opens, maxTime: closes };

const toMinutes = (time: Time) => (time ? time.hour() * 60 + time.minute() : NaN);

function toProblem(minutes: number, errors: readonly TimeValidationError[]): string | null {
  if (errors.includes('invalidDate') || Number.isNaN(minutes)) return 'Type both times.';
  if (errors.some(Boolean)) return 'The darkroom is open from 9:00 to 21:00.';
  return minutes < 30 ? 'The end has to be half an hour after the start, or later.' : null;
}

export default function DarkroomHours() {
  const id = React.useId();
  const [from, setFrom] = React.useState<Time>(dayjs('2024-03-04T14:00'));
  const [to, setTo] = React.useState<Time>(dayjs('2024-03-04T13:30'));
  const [fromError, setFromError] = React.useState<TimeValidationError>(null);
  const [toError, setToError] = React.useState<TimeValidationError>(null);
  const [typing, setTyping] = React.useState(false);

  const minutes = toMinutes(to) - toMinutes(from);
  const problem = toProblem(minutes, [fromError, toError]);
  const wrong = problem !== null && !typing;
  const length = `${Math.floor(minutes / 60)} h ${minutes % 60} min in the darkroom`;

  const toProps = (error: boolean) => ({
    ...limits,
    slotProps: { textField: { error: wrong && error } },
    inputProps: { 'aria-describedby': id },
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="group"
        aria-label="Time in the darkroom"
        sx={{ width: '100%', maxWidth: 320 }}
        onFocus={() => setTyping(true)}
        onBlur={(event) => setTyping(event.currentTarget.contains(event.relatedTarget))}
      >
        <Stack direction="row" spacing={2}>
          <TimeField
            {...toProps(!from || fromError !== null)}
            label="From"
            value={from}
            onChange={setFrom}
            onError={setFromError}
          />
          <TimeField
            {...toProps(!to || toError !== null || (from !== null && fromError === null))}
            label="To"
            value={to}
            onChange={setTo}
            onError={setToError}
          />
        </Stack>
        <Typography id={id} role="status" color={wrong ? 'error' : undefined} minHeight="3em">
          {wrong ? problem : problem ? 'From 9:00 to 21:00, half an hour at least' : length}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

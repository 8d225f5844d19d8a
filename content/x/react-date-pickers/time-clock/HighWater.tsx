import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

const first = dayjs('2024-04-09T06:00');
const last = dayjs('2024-04-09T17:50');

/** Around high water, from 12:00 to 13:59, the gate stays shut. */
const isHighWater = (time: Dayjs, view: TimeView) =>
  view === 'hours' && (time.hour() === 12 || time.hour() === 13);

export default function HighWater() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2024-04-09T15:20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Time the grain is brought" sx={{ width: 320 }}>
        <TimeClock
          ampm={false}
          showViewSwitcher
          value={time}
          onChange={setTime}
          minTime={first}
          maxTime={last}
          minutesStep={10}
          shouldDisableTime={isHighWater}
        />
        <Typography role="status" align="center" sx={{ mt: 1 }}>
          Grain at {time?.format('HH:mm')}
        </Typography>
        <Typography variant="body2" align="center">
          Every ten minutes from 6:00 to 17:50, not from 12:00 to 13:59.
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const day = dayjs('2024-09-07');
const first = dayjs('2024-09-07T09:00');
const last = dayjs('2024-09-07T17:00');

/** The stage is taken from 11 to 1 PM, and at half past three. */
const taken = new Set(['11:00', '11:30', '12:00', '12:30', '15:30']);
const isTaken = (time: Dayjs) => taken.has(time.format('HH:mm'));

export default function FreeStage() {
  const titleId = React.useId();
  const [start, setStart] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 220 }}>
        <Typography id={titleId}>Rehearsal on the stage</Typography>
        <Paper variant="outlined" role="group" aria-labelledby={titleId} sx={{ my: 1 }}>
          <DigitalClock
            value={start}
            onChange={setStart}
            referenceDate={day}
            minTime={first}
            maxTime={last}
            shouldDisableTime={isTaken}
            skipDisabled
          />
        </Paper>
        <Typography role="status">
          {start ? `Stage at ${start.format('h:mm A')}` : 'Only free times are listed.'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

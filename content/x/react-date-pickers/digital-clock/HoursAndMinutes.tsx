import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';

const day = dayjs('2024-09-07');
/** The name of an entry is the text that it shows. */
const entries = { digitalClockSectionItem: { 'aria-label': undefined } };

export default function HoursAndMinutes() {
  const [time, setTime] = React.useState<Dayjs | null>(null);
  const [decided, setDecided] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 220 }}>
        <Paper variant="outlined" sx={{ width: 172, mx: 'auto', overflow: 'hidden' }}>
          <MultiSectionDigitalClock
            aria-label="Doors open"
            value={time}
            onChange={(value, state) => {
              setTime(value);
              setDecided(state === 'finish');
            }}
            referenceDate={day}
            slotProps={entries}
            sx={{ borderBottom: 0 }}
          />
        </Paper>
        <Typography role="status" align="center" sx={{ mt: 1 }}>
          {decided && time ? `Doors open at ${time.format('h:mm A')}` : 'AM or PM completes it.'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';

const views: TimeView[] = ['minutes', 'seconds'];
const midnight = dayjs('2024-09-07T00:00');
const steps = { minutes: 1, seconds: 10 };
const entries = { digitalClockSectionItem: { 'aria-label': undefined } };

export default function LengthOfScene() {
  const [length, setLength] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 220 }}>
        <Paper variant="outlined" sx={{ width: 115, mx: 'auto', overflow: 'hidden' }}>
          <MultiSectionDigitalClock
            aria-label="Length of the scene"
            views={views}
            timeSteps={steps}
            value={length}
            onChange={setLength}
            referenceDate={midnight}
            slotProps={entries}
            sx={{ borderBottom: 0 }}
          />
        </Paper>
        <Typography role="status" align="center" sx={{ mt: 1 }}>
          {length ? `${length.minute()} min ${length.second()} s` : 'No length yet'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

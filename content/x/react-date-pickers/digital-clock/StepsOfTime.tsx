import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const day = dayjs('2024-09-07');
const steps = { hours: 2, minutes: 15 };
const entries = { digitalClockSectionItem: { 'aria-label': undefined } };

export default function StepsOfTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        <Paper variant="outlined" role="group" aria-label="Guided tour" sx={{ width: 120 }}>
          <DigitalClock ampm={false} timeStep={90} referenceDate={day} />
        </Paper>
        <Paper variant="outlined" sx={{ width: 115, overflow: 'hidden' }}>
          <MultiSectionDigitalClock
            aria-label="Workshop"
            ampm={false}
            timeSteps={steps}
            referenceDate={day}
            slotProps={entries}
            sx={{ borderBottom: 0 }}
          />
        </Paper>
      </Stack>
    </LocalizationProvider>
  );
}

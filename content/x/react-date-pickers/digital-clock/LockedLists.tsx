import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const value = dayjs('2024-09-07T15:00');
const last = dayjs('2024-09-07T18:00');
/** In this version the entries of a disabled clock do not say it themselves. */
const entries = { digitalClockItem: { 'aria-disabled': true } };

export default function LockedLists() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        <Paper variant="outlined" role="group" aria-label="Read only" sx={{ width: 130 }}>
          <DigitalClock readOnly value={value} minTime={value} maxTime={last} skipDisabled />
        </Paper>
        <Paper variant="outlined" role="group" aria-label="Disabled" sx={{ width: 130 }}>
          <DigitalClock
            disabled
            value={value}
            minTime={value}
            maxTime={last}
            skipDisabled
            slotProps={entries}
          />
        </Paper>
      </Stack>
    </LocalizationProvider>
  );
}

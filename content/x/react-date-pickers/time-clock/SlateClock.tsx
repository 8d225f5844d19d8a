import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function SlateClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Time the stones are dressed">
        <TimeClock
          ampm={false}
          defaultValue={dayjs('2024-04-09T15:15')}
          sx={{
            '& .MuiClock-clock': {
              backgroundColor: 'background.paper',
              border: 1,
              borderColor: 'text.secondary',
            },
            '& .MuiClock-pin, & .MuiClockPointer-root': { backgroundColor: 'text.primary' },
            '& .MuiClockPointer-thumb': {
              backgroundColor: 'text.primary',
              borderColor: 'text.primary',
            },
            '& .MuiClockNumber-root.Mui-selected': { color: 'background.paper' },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}

import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function ThereAndBack() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Time the wheel is greased">
        <TimeClock ampm={false} showViewSwitcher defaultValue={dayjs('2024-04-09T17:25')} />
      </Box>
    </LocalizationProvider>
  );
}

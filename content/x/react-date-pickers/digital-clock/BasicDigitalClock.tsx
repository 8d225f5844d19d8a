import Paper from '@mui/material/Paper';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function BasicDigitalClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" role="group" aria-label="Curtain goes up" sx={{ width: 160 }}>
        <DigitalClock referenceDate={dayjs('2024-09-07')} />
      </Paper>
    </LocalizationProvider>
  );
}

import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function TypeTheTimePickTheDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateTimePicker
        label="Vents opened"
        defaultValue={dayjs('2024-06-12T09:40')}
        viewRenderers={{ hours: null, minutes: null, meridiem: null }}
        slotProps={{ textField: { helperText: 'Pick the day, then type the time' } }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}

import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const sunrise = dayjs('2024-05-14T05:30');

export default function TimeOfANewDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Next flight"
        referenceDate={sunrise}
        disableHighlightToday
        slotProps={{ textField: { helperText: 'A day that is picked begins with 5:30 AM.' } }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}

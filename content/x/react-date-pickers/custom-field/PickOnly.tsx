import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function PickOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Hide booked for"
        defaultValue={dayjs('2024-06-12')}
        slotProps={{
          field: { readOnly: true },
          textField: { helperText: 'The button opens the calendar' },
        }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}

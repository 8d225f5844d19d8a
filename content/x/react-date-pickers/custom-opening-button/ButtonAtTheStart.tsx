import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ButtonAtTheStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Crossing on"
        defaultValue={dayjs('2024-06-12')}
        slotProps={{
          inputAdornment: { position: 'start' },
          field: { clearable: true },
        }}
        sx={{ width: 260 }}
      />
    </LocalizationProvider>
  );
}

import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FieldOfAPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Lent until"
        defaultValue={dayjs('2024-06-05')}
        format="D MMMM YYYY"
        slotProps={{
          field: { clearable: true, shouldRespectLeadingZeros: true },
          textField: { variant: 'filled', helperText: 'Empty, if it stays in the archive' },
        }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}

import Anchor from '@mui/icons-material/Anchor';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function RoundedPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Next voyage"
        defaultValue={dayjs('2024-06-12')}
        format="D MMM YYYY"
        slots={{ openPickerIcon: Anchor }}
        slotProps={{
          openPickerButton: { color: 'secondary' },
          day: { sx: { borderRadius: 2 } },
          desktopPaper: { sx: { borderRadius: 4 } },
        }}
        sx={{ '& .MuiOutlinedInput-root': { borderRadius: 6 } }}
      />
    </LocalizationProvider>
  );
}

import DirectionsBoat from '@mui/icons-material/DirectionsBoat';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const slots = { openPickerIcon: DirectionsBoat };

export default function FerryIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Crossing on"
        defaultValue={dayjs('2024-06-12')}
        slots={slots}
        slotProps={{ openPickerIcon: { fontSize: 'small', color: 'primary' } }}
        sx={{ width: 260 }}
      />
    </LocalizationProvider>
  );
}

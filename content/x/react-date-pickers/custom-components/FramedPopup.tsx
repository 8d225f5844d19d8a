import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const frame = { border: 2, borderColor: 'primary.main', borderRadius: 3 };

export default function FramedPopup() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Queen marked"
        defaultValue={dayjs('2024-06-12')}
        disableHighlightToday
        slotProps={{
          popper: { placement: 'bottom-end' },
          desktopPaper: { elevation: 0, sx: frame },
          mobilePaper: { elevation: 0, sx: frame },
        }}
      />
    </LocalizationProvider>
  );
}

import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function RoundelCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2024-05-14')}
        disableHighlightToday
        slotProps={{ calendarHeader: { sx: { borderBottom: 1, borderColor: 'divider', pb: 1 } } }}
        sx={{
          height: 380,
          maxHeight: 380,
          '& .MuiPickersDay-root': { width: 40, height: 40, borderRadius: 1, fontSize: 16 },
          '& .MuiDayCalendar-weekDayLabel': { width: 40, fontSize: 14 },
          '& .MuiDayCalendar-slideTransition': { minHeight: 264 },
        }}
      />
    </LocalizationProvider>
  );
}

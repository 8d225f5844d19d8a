import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';

const toShortName = (_name: string, date: Dayjs) => date.format('dd');

export default function WeeksOfTheCellar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <DateCalendar
        defaultValue={dayjs('2024-05-14')}
        disableHighlightToday
        displayWeekNumber
        showDaysOutsideCurrentMonth
        fixedWeekNumber={6}
        dayOfWeekFormatter={toShortName}
        sx={{
          '& .MuiDayCalendar-weekNumber, & .MuiDayCalendar-weekNumberLabel': {
            color: 'text.secondary',
          },
        }}
      />
    </LocalizationProvider>
  );
}

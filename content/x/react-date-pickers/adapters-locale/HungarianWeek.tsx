import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/hu';

const toShortName = (name: string) => name;

export default function HungarianWeek() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="hu">
      <Box lang="hu" role="group" aria-label="Indulás napja">
        <DateCalendar
          defaultValue={dayjs('2024-06-12')}
          dayOfWeekFormatter={toShortName}
          disableHighlightToday
        />
      </Box>
    </LocalizationProvider>
  );
}

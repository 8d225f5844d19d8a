import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import english from 'dayjs/locale/en';

const name = 'en-monday';
const formats = {
  LT: 'h:mm A',
  LTS: 'h:mm:ss A',
  L: 'MM/DD/YYYY',
  LL: 'MMMM D, YYYY',
  LLL: 'MMMM D, YYYY h:mm A',
  LLLL: 'dddd, MMMM D, YYYY h:mm A',
};

// The third argument keeps the locale of the rest of the application.
dayjs.locale({ ...english, name, formats, weekStart: 1 }, undefined, true);

export default function MondayFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={name}>
      <Box role="group" aria-label="Day of departure">
        <DateCalendar defaultValue={dayjs('2024-06-12')} disableHighlightToday />
      </Box>
    </LocalizationProvider>
  );
}

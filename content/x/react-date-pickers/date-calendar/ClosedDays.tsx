import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const firstTour = dayjs('2024-05-06');
const lastTour = dayjs('2024-09-27');
const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

export default function ClosedDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Day of the tour" sx={{ width: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2024-05-14')}
          minDate={firstTour}
          maxDate={lastTour}
          shouldDisableDate={isWeekend}
          disableHighlightToday
        />
        <Typography variant="body2" align="center">
          Tours from May 6 to September 27, Monday to Friday.
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

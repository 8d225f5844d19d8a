import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const wordsOfTheKeepers = {
  previousMonth: 'Month before',
  nextMonth: 'Month after',
  calendarWeekNumberHeaderLabel: 'Week on duty',
  calendarWeekNumberHeaderText: 'Wk',
  calendarWeekNumberAriaLabelText: (week: number) => `Duty of week ${week}`,
  calendarWeekNumberText: (week: number) => `${week}.`,
};

export default function WeeksOnDuty() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <LocalizationProvider localeText={wordsOfTheKeepers}>
        <Box role="group" aria-label="Keepers on duty">
          <DateCalendar
            defaultValue={dayjs('2024-06-12')}
            disableHighlightToday
            displayWeekNumber
            sx={{
              '& .MuiDayCalendar-weekNumber, & .MuiDayCalendar-weekNumberLabel': {
                color: 'text.secondary',
              },
            }}
          />
        </Box>
      </LocalizationProvider>
    </LocalizationProvider>
  );
}

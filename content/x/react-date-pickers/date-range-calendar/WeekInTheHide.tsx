import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import { DaysContext, RangeDay, type Days } from './rangeDay';

function toWeek(day: Dayjs): Days {
  const first = day.subtract((day.day() + 6) % 7, 'day');
  return { first, last: first.add(6, 'day') };
}

export default function WeekInTheHide() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-05-15'));
  const week = React.useMemo(() => (day ? toWeek(day) : { first: null, last: null }), [day]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <Box role="group" aria-label="Week in the bird hide" sx={{ width: 320 }}>
        <DaysContext.Provider value={week}>
          <DateCalendar
            value={day}
            onChange={setDay}
            views={['day']}
            showDaysOutsideCurrentMonth
            disableHighlightToday
            slots={{ day: RangeDay }}
          />
        </DaysContext.Provider>
        <Typography role="status" align="center">
          Monday, {week.first?.format('MMM D')}, to Sunday, {week.last?.format('MMM D')}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs, { type Dayjs } from 'dayjs';
import { DaysContext, press, RangeDay, type Days } from './rangeDay';

function MonthName({ currentMonth, labelId }: PickersCalendarHeaderProps<Dayjs>) {
  return (
    <Typography id={labelId} align="center" sx={{ pt: 2, pb: 1 }}>
      {currentMonth.format('MMMM YYYY')}
    </Typography>
  );
}

export default function TwoMonths() {
  const [month, setMonth] = React.useState(dayjs('2024-06-01'));
  const [days, setDays] = React.useState<Days>({
    first: dayjs('2024-06-24'),
    last: dayjs('2024-07-05'),
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Days in the boathouse" sx={{ maxWidth: 592 }}>
        <Stack direction="row" justifyContent="space-between" alignItems="center">
          <Button aria-label="Earlier months" onClick={() => setMonth(month.subtract(1, 'month'))}>
            Earlier
          </Button>
          <Typography aria-live="polite">
            {month.format('MMM YYYY')} – {month.add(1, 'month').format('MMM YYYY')}
          </Typography>
          <Button aria-label="Later months" onClick={() => setMonth(month.add(1, 'month'))}>
            Later
          </Button>
        </Stack>
        <DaysContext.Provider value={days}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 2 }}>
            {[month, month.add(1, 'month')].map((shown) => (
              <Box key={shown.format('YYYY-MM')}>
                <DateCalendar
                  value={null}
                  referenceDate={shown}
                  minDate={shown}
                  maxDate={shown.endOf('month')}
                  onChange={(day) => {
                    if (day) setDays(press(days, day));
                  }}
                  disableHighlightToday
                  slots={{ calendarHeader: MonthName, day: RangeDay }}
                  sx={{ width: 288 }}
                />
              </Box>
            ))}
          </Box>
        </DaysContext.Provider>
        <Typography role="status" align="center">
          {days.first?.format('MMMM D')}
          {days.last ? ` to ${days.last.format('MMMM D')}` : '. Choose the last day.'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

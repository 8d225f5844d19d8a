import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { DaysContext, press, RangeDay, type Days } from './rangeDay';

function toText({ first, last }: Days): string {
  if (!first) return 'Choose the first day.';
  if (!last) return `From ${first.format('MMM D')}. Choose the last day.`;
  const days = last.diff(first, 'day') + 1;
  return `${first.format('MMM D')} to ${last.format('MMM D')}, ${days} ${days === 1 ? 'day' : 'days'}`;
}

export default function RowboatDays() {
  const [days, setDays] = React.useState<Days>({
    first: dayjs('2024-06-12'),
    last: dayjs('2024-06-19'),
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Days with the rowboat" sx={{ width: 320, textAlign: 'center' }}>
        <DaysContext.Provider value={days}>
          <DateCalendar
            value={days.last ?? days.first}
            onChange={(day) => {
              if (day) setDays(press(days, day));
            }}
            views={['day']}
            disableHighlightToday
            slots={{ day: RangeDay }}
          />
        </DaysContext.Provider>
        <Typography role="status">{toText(days)}</Typography>
        <Button onClick={() => setDays({ first: null, last: null })}>Start over</Button>
      </Box>
    </LocalizationProvider>
  );
}

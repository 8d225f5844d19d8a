import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { DaysContext, press, RangeDay, type Days } from './rangeDay';

const booked = ['2024-06-08', '2024-06-09', '2024-06-20', '2024-06-21', '2024-06-22'];
const isBooked = (day: Dayjs) => booked.includes(day.format('YYYY-MM-DD'));

/** The last day that can be reached from the first one: three days at most, none of them booked. */
function toLimit(first: Dayjs): Dayjs {
  const next = [1, 2].find((step) => isBooked(first.add(step, 'day'))) ?? 3;
  return first.add(next - 1, 'day');
}

function toText({ first, last }: Days): string {
  if (!first) return 'Choose the first day.';
  if (last) return `${first.format('MMM D')} to ${last.format('MMM D')}`;
  return `${first.format('MMM D')} until ${toLimit(first).format('MMM D')} at the latest`;
}

export default function FreeDaysOnly() {
  const [days, setDays] = React.useState<Days>({ first: dayjs('2024-06-18'), last: null });
  const open = days.last ? null : days.first;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Free days of the hide" sx={{ width: 320, textAlign: 'center' }}>
        <DaysContext.Provider value={days}>
          <DateCalendar
            value={days.last ?? days.first}
            onChange={(day) => {
              if (day) setDays(press(days, day));
            }}
            views={['day']}
            minDate={open ?? undefined}
            maxDate={open ? toLimit(open) : undefined}
            shouldDisableDate={isBooked}
            disableHighlightToday
            slots={{ day: RangeDay }}
          />
        </DaysContext.Provider>
        <Typography role="status">{toText(days)}</Typography>
        <Button onClick={() => setDays({ first: null, last: null })}>Other first day</Button>
      </Box>
    </LocalizationProvider>
  );
}

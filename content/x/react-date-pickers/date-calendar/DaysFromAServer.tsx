import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersCalendarHeader,
  type PickersCalendarHeaderProps,
} from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs, { type Dayjs } from 'dayjs';

const MonthContext = React.createContext<(month: string) => void>(() => {});

function HeaderWithNews(props: PickersCalendarHeaderProps<Dayjs>) {
  const onMonth = React.useContext(MonthContext);
  const month = props.currentMonth.format('YYYY-MM');
  React.useEffect(() => onMonth(month), [month, onMonth]);

  return <PickersCalendarHeader {...props} />;
}

/** Stands for a request: the cellar is full on three days of every month. */
function askTheCellar(month: string, onAnswer: (days: readonly string[]) => void): () => void {
  const timer = setTimeout(() => onAnswer([`${month}-07`, `${month}-08`, `${month}-21`]), 800);
  return () => clearTimeout(timer);
}

export default function DaysFromAServer() {
  const [month, setMonth] = React.useState('2024-05');
  const [answer, setAnswer] = React.useState<{ month: string; full: readonly string[] }>();
  const full = answer?.month === month ? answer.full : null;

  React.useEffect(() => askTheCellar(month, (days) => setAnswer({ month, full: days })), [month]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Day of delivery" sx={{ width: 320 }}>
        <MonthContext.Provider value={setMonth}>
          <DateCalendar
            referenceDate={dayjs('2024-05-14')}
            disableHighlightToday
            reduceAnimations
            loading={full === null}
            renderLoading={() => <DayCalendarSkeleton />}
            shouldDisableDate={(day) => full?.includes(day.format('YYYY-MM-DD')) ?? false}
            slots={{ calendarHeader: HeaderWithNews }}
          />
        </MonthContext.Provider>
        <Typography role="status" align="center">
          {full ? `The cellar is full on ${full.length} days.` : 'Asking the cellar …'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

// A button that is disabled under a finger loses the focus.
const look = { '&[aria-disabled="true"]': { color: 'action.disabled' } };

function HiveHeader(props: PickersCalendarHeaderProps<Dayjs>) {
  const { currentMonth, minDate, maxDate, labelId, onMonthChange } = props;
  const isFirst = !currentMonth.isAfter(minDate, 'month');
  const isLast = !currentMonth.isBefore(maxDate, 'month');

  return (
    <Stack direction="row" alignItems="center" justifyContent="space-between" sx={{ p: 1 }}>
      <IconButton
        aria-label="Previous month"
        aria-disabled={isFirst}
        onClick={() => isFirst || onMonthChange(currentMonth.subtract(1, 'month'), 'right')}
        sx={look}
      >
        <ArrowBack />
      </IconButton>
      <Typography id={labelId} aria-live="polite" fontWeight="medium">
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      <IconButton
        aria-label="Next month"
        aria-disabled={isLast}
        onClick={() => isLast || onMonthChange(currentMonth.add(1, 'month'), 'left')}
        sx={look}
      >
        <ArrowForward />
      </IconButton>
    </Stack>
  );
}

export default function MonthBetweenArrows() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Day the frames were changed">
        <StaticDatePicker
          defaultValue={dayjs('2024-06-12')}
          minDate={dayjs('2024-04-01')}
          maxDate={dayjs('2024-08-31')}
          displayStaticWrapperAs="desktop"
          views={['day']}
          disableHighlightToday
          slots={{ calendarHeader: HiveHeader }}
        />
      </Box>
    </LocalizationProvider>
  );
}

import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

const springTides: readonly string[] = ['2024-06-06', '2024-06-07', '2024-06-22', '2024-06-23'];

function TideDay(props: PickersDayProps<Dayjs>) {
  const marked = !props.outsideCurrentMonth && springTides.includes(props.day.format('YYYY-MM-DD'));

  return (
    <Badge color="secondary" variant="dot" overlap="circular" invisible={!marked}>
      <PickersDay
        {...props}
        aria-label={marked ? `${props.day.format('D')}, spring tide` : undefined}
      />
    </Badge>
  );
}

export default function MarkedDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2024-06-12')}
        disableHighlightToday
        slots={{ day: TideDay }}
      />
    </LocalizationProvider>
  );
}

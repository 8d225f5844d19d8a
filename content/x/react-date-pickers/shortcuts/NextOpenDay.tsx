import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const lent = dayjs('2024-06-12');
const isClosed = (day: Dayjs) => day.day() === 0 || day.day() === 3;

function firstOpenDay(from: Dayjs, isValid: (day: Dayjs) => boolean): Dayjs {
  for (let wait = 0; wait < 7; wait += 1) {
    const day = from.add(wait, 'day');
    if (isValid(day)) return day;
  }
  return from;
}

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'In a week', getValue: ({ isValid }) => firstOpenDay(lent.add(1, 'week'), isValid) },
  { label: 'Midsummer', getValue: () => dayjs('2024-06-23') },
  { label: 'In a month', getValue: ({ isValid }) => firstOpenDay(lent.add(1, 'month'), isValid) },
];

export default function NextOpenDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Day the book comes back">
        <StaticDatePicker
          defaultValue={dayjs('2024-06-13')}
          minDate={lent}
          shouldDisableDate={isClosed}
          displayStaticWrapperAs="desktop"
          orientation="landscape"
          disableHighlightToday
          slotProps={{ shortcuts: { items } }}
        />
      </Box>
    </LocalizationProvider>
  );
}

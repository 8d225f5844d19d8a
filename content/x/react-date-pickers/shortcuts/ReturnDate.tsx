import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const lent = dayjs('2024-06-12');
const items = [
  { label: 'In a week', getValue: () => lent.add(1, 'week') },
  { label: 'In two weeks', getValue: () => lent.add(2, 'week') },
  { label: 'In a month', getValue: () => lent.add(1, 'month') },
];

export default function ReturnDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Day the book comes back">
        <StaticDatePicker
          defaultValue={lent}
          minDate={lent}
          displayStaticWrapperAs="desktop"
          orientation="landscape"
          disableHighlightToday
          slotProps={{ shortcuts: { items } }}
        />
      </Box>
    </LocalizationProvider>
  );
}

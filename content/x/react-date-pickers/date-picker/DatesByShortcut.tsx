import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const shortcuts = [
  { label: 'Boat launch', getValue: () => dayjs('2024-06-12') },
  { label: 'Midsummer race', getValue: () => dayjs('2024-06-21') },
  { label: 'Harbor night', getValue: () => dayjs('2024-08-09') },
];

export default function DatesByShortcut() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2024-06-12')}
        displayStaticWrapperAs="desktop"
        orientation="landscape"
        disableHighlightToday
        slotProps={{ shortcuts: { items: shortcuts } }}
      />
    </LocalizationProvider>
  );
}

import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function WordsOfTheTour() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2024-06-12')}
        disableHighlightToday
        localeText={{
          toolbarTitle: 'Climb the lighthouse on',
          cancelButtonLabel: 'Another time',
          okButtonLabel: 'Reserve',
        }}
      />
    </LocalizationProvider>
  );
}

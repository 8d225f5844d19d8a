import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function MonthOrYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        <DatePicker
          label="Season of the race"
          views={['year', 'month']}
          defaultValue={dayjs('2024-06-01')}
        />
        <DatePicker label="Year it was built" views={['year']} defaultValue={dayjs('1987-01-01')} />
        <DatePicker label="Owner was born on" openTo="year" defaultValue={dayjs('1971-09-04')} />
      </Stack>
    </LocalizationProvider>
  );
}

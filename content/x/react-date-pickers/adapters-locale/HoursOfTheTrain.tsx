import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';

const departure = dayjs('2024-06-12T22:05');

export default function HoursOfTheTrain() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <TimePicker label="American" defaultValue={departure} />
        <TimePicker label="American, 24 hours" ampm={false} defaultValue={departure} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
        <TimePicker label="British" defaultValue={departure} />
        <TimePicker label="British, AM and PM" ampm defaultValue={departure} />
      </LocalizationProvider>
    </Stack>
  );
}

import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function ShowInTheDome() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        <DatePicker label="Night of the show" defaultValue={dayjs('2024-11-08')} />
        <TimePicker label="Doors open" defaultValue={dayjs('2024-11-08T19:30')} />
        <DateTimePicker label="Projector checked" defaultValue={dayjs('2024-11-07T16:05')} />
      </Stack>
    </LocalizationProvider>
  );
}

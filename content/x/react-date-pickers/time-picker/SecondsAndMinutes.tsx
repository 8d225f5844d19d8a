import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function SecondsAndMinutes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        <TimePicker
          label="Alarm of the oven"
          views={['hours', 'minutes', 'seconds']}
          defaultValue={dayjs('2024-02-12T05:31:40')}
        />
        <TimePicker
          label="Kneaded for, mm:ss"
          views={['minutes', 'seconds']}
          ampm={false}
          defaultValue={dayjs('2024-02-12T00:12:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}

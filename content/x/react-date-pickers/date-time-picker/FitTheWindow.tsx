import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import dayjs from 'dayjs';

export default function FitTheWindow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        <DateTimePicker
          label="Dialog in narrow windows"
          defaultValue={dayjs('2024-05-14T06:15')}
          desktopModeMediaQuery="@media (pointer: fine) and (min-width: 540px)"
        />
        <MobileDateTimePicker label="Always dialog" defaultValue={dayjs('2024-05-14T06:15')} />
      </Stack>
    </LocalizationProvider>
  );
}

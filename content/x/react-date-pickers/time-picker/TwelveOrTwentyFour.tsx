import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const closing = dayjs('2024-02-12T18:30');

export default function TwelveOrTwentyFour() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        <TimePicker label="Shop closes, 12 hours" ampm defaultValue={closing} />
        <TimePicker label="Shop closes, 24 hours" ampm={false} defaultValue={closing} />
      </Stack>
    </LocalizationProvider>
  );
}

import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import dayjs from 'dayjs';

const opening = dayjs('2024-02-12T06:30');

export default function ColumnsOrClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        <DesktopTimePicker label="Always columns" defaultValue={opening} />
        <MobileTimePicker label="Always a clock" defaultValue={opening} />
      </Stack>
    </LocalizationProvider>
  );
}

import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const time = dayjs('2024-11-04T16:08:30');
const midnight = dayjs('2024-11-04T00:00');

export default function FormatsOfTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimeField label="12 hours" ampm defaultValue={time} />
        <TimeField label="24 hours" ampm={false} defaultValue={time} />
        <TimeField label="With seconds" format="HH:mm:ss" defaultValue={time} />
        <TimeField label="Minutes and seconds" format="mm:ss" referenceDate={midnight} />
      </Stack>
    </LocalizationProvider>
  );
}

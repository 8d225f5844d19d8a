import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const time = dayjs('2024-11-04T16:08');
const clear = { clearButton: { title: 'Clear the time of the break' } };

export default function LocksAndClear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 220 }}>
        <TimeField label="Break" size="small" clearable defaultValue={time} slotProps={clear} />
        <TimeField label="Read only" size="small" readOnly defaultValue={time} />
        <TimeField label="Disabled" size="small" disabled defaultValue={time} />
      </Stack>
    </LocalizationProvider>
  );
}

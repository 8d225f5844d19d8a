import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const day = dayjs('2024-06-12');

export default function TypedOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        <DatePicker label="No button" disableOpenPicker defaultValue={day} />
        <DatePicker label="Read only" readOnly defaultValue={day} />
        <DatePicker label="Disabled" disabled defaultValue={day} />
      </Stack>
    </LocalizationProvider>
  );
}

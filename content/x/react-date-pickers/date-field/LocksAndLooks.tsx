import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const received = dayjs('1952-03-12');

export default function LocksAndLooks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        <DateField label="Read only" readOnly defaultValue={received} />
        <DateField label="Disabled" disabled defaultValue={received} />
        <DateField label="Small and filled" size="small" variant="filled" required />
        <DateField label="Standard" variant="standard" color="secondary" />
      </Stack>
    </LocalizationProvider>
  );
}

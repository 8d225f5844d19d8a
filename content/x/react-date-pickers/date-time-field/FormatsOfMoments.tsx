import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const flash = dayjs('2024-01-18T21:05:40');

export default function FormatsOfMoments() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateTimeField label="24 hours" ampm={false} defaultValue={flash} />
        <DateTimeField label="With seconds" format="YYYY-MM-DD HH:mm:ss" defaultValue={flash} />
        <DateTimeField
          label="Month in letters"
          format="D MMM YYYY, h:mm A"
          shouldRespectLeadingZeros
          defaultValue={flash}
        />
      </Stack>
    </LocalizationProvider>
  );
}

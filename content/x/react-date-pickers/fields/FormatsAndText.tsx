import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const recorded = dayjs('1978-10-03T20:05');

export default function FormatsAndText() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DateField
          label="With words of yours"
          format="[Side A,] MMM YYYY"
          defaultValue={recorded}
        />
        <DateField
          label="As short as written"
          format="M/D/YYYY"
          shouldRespectLeadingZeros
          defaultValue={recorded}
        />
        <DateTimeField
          label="Spacious"
          format="YYYY-MM-DD HH:mm"
          formatDensity="spacious"
          defaultValue={recorded}
        />
        <TimeField label="With words between" format="H [h] mm [min]" defaultValue={recorded} />
      </Stack>
    </LocalizationProvider>
  );
}

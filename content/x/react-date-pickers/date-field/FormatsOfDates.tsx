import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const postmark = dayjs('1952-03-09');
const firstOfMonth = dayjs('1952-03-01');

export default function FormatsOfDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField
          label="Month in letters"
          format="D MMMM YYYY"
          shouldRespectLeadingZeros
          defaultValue={postmark}
        />
        <DateField label="Year first" format="YYYY-MM-DD" defaultValue={postmark} />
        <DateField
          label="With spaces"
          format="DD.MM.YYYY"
          formatDensity="spacious"
          defaultValue={postmark}
        />
        <DateField label="Month and year" format="MM/YYYY" referenceDate={firstOfMonth} />
      </Stack>
    </LocalizationProvider>
  );
}

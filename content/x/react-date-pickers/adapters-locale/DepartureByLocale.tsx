import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/hu';
import 'dayjs/locale/sv';

const departure = dayjs('2024-06-12T22:05');
const locales = ['en', 'en-gb', 'de', 'hu', 'sv'];

export default function DepartureByLocale() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      {locales.map((locale) => (
        <LocalizationProvider key={locale} dateAdapter={AdapterDayjs} adapterLocale={locale}>
          <DateTimeField label={`Night train, ${locale}`} defaultValue={departure} />
        </LocalizationProvider>
      ))}
    </Stack>
  );
}

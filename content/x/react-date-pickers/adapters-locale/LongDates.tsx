import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/fr';

const departure = dayjs('2024-06-12');
const fields = [
  { locale: 'en', label: 'Day of departure' },
  { locale: 'es', label: 'Día de salida' },
  { locale: 'fr', label: 'Jour du départ' },
];

export default function LongDates() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      {fields.map(({ locale, label }) => (
        <LocalizationProvider key={locale} dateAdapter={AdapterDayjs} adapterLocale={locale}>
          <DateField label={label} lang={locale} format="LL" defaultValue={departure} />
        </LocalizationProvider>
      ))}
    </Stack>
  );
}

import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { svSE, type PickersInputLocaleText } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import 'dayjs/locale/sv';

const packaged = svSE.components.MuiLocalizationProvider.defaultProps.localeText;

const completed: PickersInputLocaleText<Dayjs> = {
  ...packaged,
  fieldYearPlaceholder: ({ digitAmount }) => 'Å'.repeat(digitAmount),
  fieldHoursPlaceholder: () => 'tt',
  fieldClearLabel: 'Töm fältet',
};

const textField = { InputLabelProps: { shrink: true } };

export default function SwedishWithoutGaps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="sv">
      <Stack lang="sv" spacing={2} sx={{ width: 280 }}>
        <LocalizationProvider localeText={packaged}>
          <DateTimeField label="Fyren tänd" slotProps={{ textField }} />
        </LocalizationProvider>
        <LocalizationProvider localeText={completed}>
          <DateTimeField label="Fyren släckt" clearable slotProps={{ textField }} />
        </LocalizationProvider>
      </Stack>
    </LocalizationProvider>
  );
}

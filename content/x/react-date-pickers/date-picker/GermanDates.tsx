import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

const { localeText } = deDE.components.MuiLocalizationProvider.defaultProps;

export default function GermanDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={localeText}>
      <Box lang="de">
        <DatePicker label="Stapellauf" defaultValue={dayjs('2024-06-12')} />
      </Box>
    </LocalizationProvider>
  );
}

import Box from '@mui/material/Box';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { plPL } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import pl from 'date-fns/locale/pl';

const { localeText } = plPL.components.MuiLocalizationProvider.defaultProps;
const departure = new Date(2024, 5, 12);

export default function PolishWithDateFns() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={pl} localeText={localeText}>
      <Box lang="pl">
        <DatePicker label="Dzień odjazdu" defaultValue={departure} sx={{ width: 260 }} />
      </Box>
    </LocalizationProvider>
  );
}

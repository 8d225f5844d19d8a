import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const toTexts = (what: string): PickersInputLocaleText<Dayjs> => ({
  openDatePickerDialogue: (date, adapter) =>
    date && adapter.isValid(date)
      ? `${what}: ${adapter.format(date, 'fullDateWithWeekday')}. Choose another day`
      : `${what}: choose a day`,
});

const arrival = toTexts('Arrival on the island');
const departure = toTexts('Departure from the island');

export default function NameOfTheButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker label="Arrival" defaultValue={dayjs('2024-06-12')} localeText={arrival} />
        <DatePicker label="Departure" localeText={departure} referenceDate={dayjs('2024-06-15')} />
      </Stack>
    </LocalizationProvider>
  );
}

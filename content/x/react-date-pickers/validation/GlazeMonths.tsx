import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const isSunday = (day: Dayjs) => day.day() === 0;
const isAugust = (month: Dayjs) => month.month() === 7;
const isYearOfRepair = (year: Dayjs) => year.year() === 2025;

function toMessage(error: DateValidationError): string {
  if (error === null) return 'Not on Sundays, in August, or in 2025';
  if (error === 'shouldDisableDate') return 'Nobody glazes on Sundays.';
  if (error === 'shouldDisableMonth') return 'In August it is too hot for the glaze.';
  if (error === 'shouldDisableYear') return 'In 2025 the workshop is repaired.';
  return 'This is not a date of our time yet.';
}

export default function GlazeMonths() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day of glazing"
        defaultValue={dayjs('2024-08-14')}
        shouldDisableDate={isSunday}
        shouldDisableMonth={isAugust}
        shouldDisableYear={isYearOfRepair}
        onError={setError}
        slotProps={{ textField: { helperText: toMessage(error) } }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}

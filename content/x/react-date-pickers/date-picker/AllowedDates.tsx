import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const first = dayjs('2024-06-03');
const last = dayjs('2024-08-30');
const isMonday = (day: Dayjs) => day.day() === 1;

function toMessage(error: DateValidationError): string {
  if (error === 'minDate' || error === 'maxDate')
    return 'The slip is open from 3 June to 30 August.';
  if (error === 'shouldDisableDate') return 'The crane rests on Mondays.';
  if (error === 'invalidDate') return 'This is not a date yet.';
  return 'Monday is closed.';
}

export default function AllowedDates() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Crane day"
        defaultValue={dayjs('2024-06-12')}
        minDate={first}
        maxDate={last}
        shouldDisableDate={isMonday}
        onError={setError}
        slotProps={{ textField: { helperText: toMessage(error) } }}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}

import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const rises = dayjs('2024-01-18T17:30');
const falls = dayjs('2024-01-19T06:00');

function toMessage(error: DateTimeValidationError): string {
  if (error === 'minDate' || error === 'minTime') return 'The storm began on January 18, 17:30.';
  if (error === 'maxDate' || error === 'maxTime') return 'The storm was over on January 19, 6:00.';
  return 'This is not a whole date with a time.';
}

export default function StormNight() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  const [left, setLeft] = React.useState(false);
  const wrong = left && error !== null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Window broken"
        ampm={false}
        defaultValue={dayjs('2024-01-18T23:15')}
        minDateTime={rises}
        maxDateTime={falls}
        onError={setError}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        slotProps={{ textField: { error: wrong } }}
        helperText={wrong ? toMessage(error) : 'From January 18, 17:30, to January 19, 6:00'}
        sx={{ width: '100%', maxWidth: 340 }}
      />
    </LocalizationProvider>
  );
}

import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const opened = dayjs('1874-10-09');
const closed = dayjs('1961-06-30');

function toMessage(error: DateValidationError): string {
  if (error === 'minDate') return 'The post office opened on October 9, 1874.';
  if (error === 'maxDate') return 'The post office closed on June 30, 1961.';
  return 'This is not a whole date.';
}

export default function DatesWithLimits() {
  const [error, setError] = React.useState<DateValidationError>(null);
  const [left, setLeft] = React.useState(false);
  const wrong = left && error !== null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Postmark"
        defaultValue={dayjs('1952-03-09')}
        minDate={opened}
        maxDate={closed}
        onError={setError}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        slotProps={{ textField: { error: wrong } }}
        helperText={wrong ? toMessage(error) : 'Month, day and year: MM/DD/YYYY'}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}

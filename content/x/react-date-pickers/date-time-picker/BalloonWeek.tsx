import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const opens = dayjs('2024-05-13T12:00');
const ends = dayjs('2024-05-19T18:30');

function toMessage(error: DateTimeValidationError): string {
  if (error === null) return 'From May 13, 12:00, to May 19, 18:30';
  if (error === 'minDate' || error === 'minTime') return 'The meadow opens on May 13 at 12:00.';
  if (error === 'maxDate' || error === 'maxTime') return 'The meadow closes on May 19 at 18:30.';
  return 'This is not a date with a time yet.';
}

export default function BalloonWeek() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Flight in the balloon week"
        ampm={false}
        defaultValue={dayjs('2024-05-13T17:00')}
        minDateTime={opens}
        maxDateTime={ends}
        onError={setError}
        slotProps={{ textField: { helperText: toMessage(error) } }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}

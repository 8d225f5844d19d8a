import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const first = dayjs('2024-11-04T04:30');
const last = dayjs('2024-11-04T23:45');

function toMessage(error: TimeValidationError): string {
  if (error === 'minTime') return 'No tram is out before 4:30.';
  if (error === 'maxTime') return 'The last tram is back at 23:45.';
  if (error === 'minutesStep') return 'The table knows every fifth minute only.';
  return 'This is not a whole time.';
}

export default function NightService() {
  const [error, setError] = React.useState<TimeValidationError>(null);
  const [left, setLeft] = React.useState(false);
  const wrong = left && error !== null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Time in the table"
        ampm={false}
        defaultValue={dayjs('2024-11-04T05:15')}
        minTime={first}
        maxTime={last}
        minutesStep={5}
        onError={setError}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        slotProps={{ textField: { error: wrong } }}
        helperText={wrong ? toMessage(error) : 'From 4:30 to 23:45, every five minutes'}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}

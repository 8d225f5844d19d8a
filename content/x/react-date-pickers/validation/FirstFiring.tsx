import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const first = dayjs('2024-10-07');
const last = dayjs('2024-12-20');

function toMessage(error: DateValidationError): string {
  if (error === null) return 'From October 7 to December 20, 2024';
  if (error === 'minDate') return 'The kiln is bricked up until October 7.';
  if (error === 'maxDate') return 'The kiln rests after December 20.';
  return 'This is not a whole date.';
}

export default function FirstFiring() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day of the firing"
        defaultValue={dayjs('2024-10-02')}
        minDate={first}
        maxDate={last}
        onError={setError}
        slotProps={{ textField: { helperText: toMessage(error) } }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function DaysOfWatching() {
  const [first, setFirst] = React.useState<Dayjs | null>(dayjs('2024-05-04'));
  const [firstError, setFirstError] = React.useState<DateValidationError>(null);
  const [last, setLast] = React.useState<Dayjs | null>(dayjs('2024-05-17'));
  const [days, setDays] = React.useState('14');
  const count = /^[1-9]\d{0,2}$/.test(days) ? Number(days) : null;
  const start = firstError === null ? first : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField
          label="First day of watching"
          value={first}
          onChange={(day, { validationError }) => {
            setFirst(day);
            setFirstError(validationError);
            if (day && count !== null && validationError === null)
              setLast(day.add(count - 1, 'day'));
          }}
        />
        <TextField
          label="Days of watching"
          value={days}
          error={count === null}
          helperText="1 to 999, the first and the last day included"
          inputProps={{ inputMode: 'numeric', maxLength: 3 }}
          onChange={(event) => {
            const text = event.target.value;
            setDays(text);
            if (start && /^[1-9]\d{0,2}$/.test(text)) setLast(start.add(Number(text) - 1, 'day'));
          }}
        />
        <DateField
          label="Last day of watching"
          value={last}
          minDate={start ?? undefined}
          maxDate={start?.add(998, 'day')}
          helperText="At most 999 days, none before the first"
          onChange={(day, { validationError }) => {
            setLast(day);
            if (day && start && validationError === null)
              setDays(String(day.diff(start, 'day') + 1));
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}

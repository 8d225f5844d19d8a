import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const opens = dayjs('2024-10-07T08:00');

const toText = (error: DateTimeValidationError) => (error ? `Error: ${error}` : 'No error');

export default function EveryDayOrOnce() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-10-09T06:30'));
  const [daily, setDaily] = React.useState<DateTimeValidationError>(null);
  const [once, setOnce] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateTimeField
          label="From 8:00 on every day"
          ampm={false}
          value={value}
          onChange={setValue}
          minTime={opens}
          onError={setDaily}
          helperText={toText(daily)}
        />
        <DateTimeField
          label="From October 7, 8:00, on"
          ampm={false}
          value={value}
          onChange={setValue}
          minDateTime={opens}
          onError={setOnce}
          helperText={toText(once)}
        />
      </Stack>
    </LocalizationProvider>
  );
}

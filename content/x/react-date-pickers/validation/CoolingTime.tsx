import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function CoolingTime() {
  const [out, setOut] = React.useState<Dayjs | null>(dayjs('2024-10-08T16:00'));
  const [opened, setOpened] = React.useState<Dayjs | null>(dayjs('2024-10-09T06:00'));
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  const hours = out && opened ? opened.diff(out, 'hour', true) : NaN;
  const tooEarly = error === null && hours < 20;
  let message = 'After 20 hours of cooling at least';
  if (error) message = 'Type the whole date and the time.';
  else if (tooEarly) message = 'Too early: pots crack before 20 hours of cooling.';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DateTimeField label="Fire out" ampm={false} value={out} onChange={setOut} />
        <DateTimeField
          label="Kiln opened"
          ampm={false}
          value={opened}
          onChange={setOpened}
          onError={setError}
          slotProps={{ textField: { error: tooEarly || error !== null } }}
          helperText={message}
        />
      </Stack>
    </LocalizationProvider>
  );
}

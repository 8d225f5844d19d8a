import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function FirstPicker() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2024-03-20'));
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="First day of the market"
          value={date}
          onChange={setDate}
          onError={setError}
        />
        <Typography role="status">
          {date && !error ? date.format('dddd, D MMMM YYYY') : 'No date yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

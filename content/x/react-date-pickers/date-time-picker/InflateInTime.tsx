import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function InflateInTime() {
  const [liftOff, setLiftOff] = React.useState<Dayjs | null>(dayjs('2024-05-14T06:15'));
  const [complete, setComplete] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateTimePicker
          label="Lift-off"
          value={liftOff}
          onChange={(value, context) => {
            setLiftOff(value);
            setComplete(value !== null && context.validationError === null);
          }}
        />
        <Typography role="status">
          {complete && liftOff
            ? `Fans on: ${liftOff.subtract(50, 'minute').format('ddd MMM D, h:mm A')}`
            : 'The date or the time is not complete.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function LampOut() {
  const [filled, setFilled] = React.useState<Dayjs | null>(dayjs('2024-01-18T16:42'));
  const [complete, setComplete] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateTimeField
          label="Oil filled in"
          ampm={false}
          value={filled}
          onChange={(value, context) => {
            setFilled(value);
            setComplete(value !== null && context.validationError === null);
          }}
        />
        <Typography role="status">
          {complete && filled
            ? `The lamp burns until ${filled.add(31, 'hour').format('ddd MMM D, HH:mm')}`
            : 'The date or the time is not complete.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

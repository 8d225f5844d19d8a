import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function ProofingTime() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2024-02-12T02:15'));
  const [complete, setComplete] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <TimePicker
          label="Dough set aside"
          value={start}
          onChange={(value, context) => {
            setStart(value);
            setComplete(value !== null && context.validationError === null);
          }}
        />
        <Typography role="status">
          {complete && start
            ? `Into the oven at ${start.add(195, 'minute').format('h:mm A')}`
            : 'The time is not complete.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

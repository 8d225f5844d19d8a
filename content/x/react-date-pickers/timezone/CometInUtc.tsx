import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

export default function CometInUtc() {
  const [seen, setSeen] = React.useState<Dayjs | null>(dayjs.utc('2024-06-12T22:30:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 280 }}>
        <DateTimePicker
          label="Comet seen (UTC)"
          timezone="UTC"
          ampm={false}
          value={seen}
          onChange={setSeen}
        />
        <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
          {seen?.isValid() ? seen.format() : 'No moment yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function HarvestButtons() {
  const [accepted, setAccepted] = React.useState<Dayjs | null>(dayjs('2024-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 260 }}>
        <DatePicker
          label="Day of the honey harvest"
          defaultValue={dayjs('2024-06-12')}
          closeOnSelect={false}
          onAccept={setAccepted}
          disableHighlightToday
          slotProps={{ actionBar: { actions: ['clear', 'cancel', 'accept'] } }}
        />
        <Typography role="status" variant="body2">
          {accepted?.isValid() ? `Accepted: ${accepted.format('MMMM D')}` : 'Accepted: no day'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

const toMinutes = (time: Dayjs | null) => (time ? time.hour() * 60 + time.minute() : NaN);

export default function NightShift() {
  const titleId = React.useId();
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs('2024-02-12T02:00'));
  const [to, setTo] = React.useState<Dayjs | null>(dayjs('2024-02-12T09:30'));
  const length = toMinutes(to) - toMinutes(from);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Card variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
        <CardContent>
          <Stack spacing={2} role="group" aria-labelledby={titleId}>
            <Typography id={titleId} variant="h6" component="h3">
              Shift of the bakers
            </Typography>
            <TimePicker label="From" ampm={false} value={from} onChange={setFrom} />
            <TimePicker
              label="To"
              ampm={false}
              value={to}
              minTime={from?.isValid() ? from : undefined}
              skipDisabled
              onChange={setTo}
            />
            <Typography role="status" sx={{ minHeight: '3em' }}>
              {length > 0
                ? `${Math.floor(length / 60)} h ${length % 60} min of work`
                : 'Both times are needed, the second one later than the first.'}
            </Typography>
          </Stack>
        </CardContent>
      </Card>
    </LocalizationProvider>
  );
}

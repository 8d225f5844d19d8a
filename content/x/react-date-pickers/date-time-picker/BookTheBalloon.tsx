import * as React from 'react';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function BookTheBalloon() {
  const titleId = React.useId();
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs('2024-05-14T18:30'));
  const [to, setTo] = React.useState<Dayjs | null>(dayjs('2024-05-15T07:30'));
  const [fromError, setFromError] = React.useState<DateTimeValidationError>(null);
  const [toError, setToError] = React.useState<DateTimeValidationError>(null);
  const right = fromError === null && toError === null;
  const minutes = right && from && to ? to.diff(from, 'minute') : NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Card variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
        <CardContent>
          <Stack spacing={2} role="group" aria-labelledby={titleId}>
            <Typography id={titleId} variant="h6" component="h3">
              Balloon out of the shed
            </Typography>
            <DateTimePicker
              label="Fetched"
              ampm={false}
              value={from}
              onChange={setFrom}
              onError={setFromError}
            />
            <DateTimePicker
              label="Back in the shed"
              ampm={false}
              value={to}
              minDateTime={from?.isValid() ? from : undefined}
              onChange={setTo}
              onError={setToError}
            />
            <Typography role="status" sx={{ minHeight: '3em' }}>
              {minutes > 0
                ? `Out for ${Math.floor(minutes / 60)} h ${minutes % 60} min`
                : 'Both moments are needed, the second one later than the first.'}
            </Typography>
          </Stack>
        </CardContent>
      </Card>
    </LocalizationProvider>
  );
}

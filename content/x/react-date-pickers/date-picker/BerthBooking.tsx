import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function BerthBooking() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(dayjs('2024-07-05'));
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2024-07-08'));
  const [arrivalError, setArrivalError] = React.useState<DateValidationError>(null);
  const [departureError, setDepartureError] = React.useState<DateValidationError>(null);
  const [booked, setBooked] = React.useState(false);
  const nights = arrival && departure ? departure.diff(arrival, 'day') : NaN;
  const valid = nights >= 1 && arrivalError === null && departureError === null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Card
        component="form"
        variant="outlined"
        sx={{ width: '100%', maxWidth: 340 }}
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          setBooked(valid);
        }}
      >
        <CardContent>
          <Stack spacing={2}>
            <Typography variant="h6" component="h3">
              A berth in the harbor
            </Typography>
            <DatePicker
              label="Arrival"
              value={arrival}
              onChange={(value) => {
                setArrival(value);
                setBooked(false);
              }}
              onError={setArrivalError}
              slotProps={{ textField: { required: true } }}
            />
            <DatePicker
              label="Departure"
              value={departure}
              minDate={arrival?.add(1, 'day')}
              onChange={(value) => {
                setDeparture(value);
                setBooked(false);
              }}
              onError={setDepartureError}
              slotProps={{
                textField: {
                  required: true,
                  helperText: valid ? `Nights: ${nights}` : 'Leave at least one day later',
                },
              }}
            />
            <Button type="submit" variant="contained" disabled={!valid}>
              Book the berth
            </Button>
            <Typography role="status">{booked ? `Booked. Nights: ${nights}` : ''}</Typography>
          </Stack>
        </CardContent>
      </Card>
    </LocalizationProvider>
  );
}

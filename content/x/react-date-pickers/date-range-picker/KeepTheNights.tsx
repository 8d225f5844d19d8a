import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function KeepTheNights() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(dayjs('2024-06-12'));
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2024-06-16'));
  const [nights, setNights] = React.useState(4);
  const [arrivalError, setArrivalError] = React.useState<DateValidationError>(null);
  const arrived = arrivalError === null ? arrival : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker
          label="First day in the hut"
          value={arrival}
          disableHighlightToday
          onChange={(day, { validationError }) => {
            setArrival(day);
            setArrivalError(validationError);
            if (day && validationError === null) setDeparture(day.add(nights, 'day'));
          }}
        />
        <DatePicker
          label="Last day in the hut"
          value={departure}
          minDate={arrived?.add(1, 'day')}
          disableHighlightToday
          onChange={(day, { validationError }) => {
            setDeparture(day);
            if (day && arrived && validationError === null) setNights(day.diff(arrived, 'day'));
          }}
          slotProps={{ textField: { helperText: 'Later than the first day' } }}
        />
        <Typography role="status">Nights to keep: {nights}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}

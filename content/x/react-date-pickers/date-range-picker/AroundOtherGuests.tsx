import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const taken = [
  { from: '2024-06-10', until: '2024-06-13' },
  { from: '2024-06-20', until: '2024-06-24' },
];
const isTaken = (day: Dayjs) =>
  taken.some(({ from, until }) => !day.isBefore(from, 'day') && day.isBefore(until, 'day'));

export default function AroundOtherGuests() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(dayjs('2024-06-14'));
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2024-06-18'));
  const [arrivalError, setArrivalError] = React.useState<DateValidationError>(null);
  const arrived = arrivalError === null ? arrival : null;
  const next = arrived ? taken.find(({ from }) => arrived.isBefore(from, 'day')) : undefined;
  const nights = arrived && departure ? departure.diff(arrived, 'day') : NaN;
  const meets = next !== undefined && departure?.isAfter(next.from, 'day');

  let status = 'Choose two days.';
  if (arrivalError === 'shouldDisableDate') status = 'Somebody else has the hut that night.';
  else if (meets) status = `Somebody else arrives on ${dayjs(next.from).format('MMMM D')}.`;
  else if (nights >= 1) status = `Free for this time. Nights: ${nights}`;
  else if (nights < 1) status = 'Leave on a later day.';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker
          label="First night"
          value={arrival}
          shouldDisableDate={isTaken}
          disableHighlightToday
          onChange={(day, { validationError }) => {
            setArrival(day);
            setArrivalError(validationError);
          }}
        />
        <DatePicker
          label="Day of leaving"
          value={departure}
          minDate={arrived?.add(1, 'day')}
          maxDate={next && dayjs(next.from)}
          disableHighlightToday
          onChange={setDeparture}
        />
        <Typography role="status" sx={{ minHeight: '3em' }}>
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

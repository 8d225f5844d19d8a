import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const rules = {
  ampm: false,
  minTime: dayjs('2024-06-14T08:00'),
  maxTime: dayjs('2024-06-14T18:00'),
  // While a year is typed, it is one of long ago.
  shouldDisableDate: (moment: Dayjs) => moment.year() >= 2000 && moment.day() === 0,
};

function explain(error: DateTimeValidationError): string | null {
  if (error === 'shouldDisableDate') return 'The yard is closed on Sundays.';
  if (error === 'minTime' || error === 'maxTime') return 'The yard is open from 8:00 to 18:00.';
  return null;
}

export default function TrailerLoan() {
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs('2024-06-14T16:00'));
  const [to, setTo] = React.useState<Dayjs | null>(dayjs('2024-06-14T09:30'));
  const [fromError, setFromError] = React.useState<DateTimeValidationError>(null);
  const [toError, setToError] = React.useState<DateTimeValidationError>(null);

  const complete = from !== null && to !== null && fromError === null && toError === null;
  const hours = complete ? to.diff(from, 'hour', true) : NaN;
  const early = hours < 1 ? 'One hour after it is fetched, or later.' : null;
  const late = hours > 72 ? 'After three days at the latest.' : null;
  const fromMessage = explain(fromError);
  const toMessage = explain(toError) ?? early ?? late;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        role="group"
        aria-label="Loan of the trailer"
        spacing={2}
        sx={{ width: '100%', maxWidth: 320 }}
      >
        <DateTimeField
          {...rules}
          label="Fetched"
          value={from}
          onChange={setFrom}
          onError={setFromError}
          slotProps={{ textField: { error: fromMessage !== null } }}
          helperText={fromMessage ?? 'Monday to Saturday, 8:00 to 18:00'}
        />
        <DateTimeField
          {...rules}
          label="Brought back"
          value={to}
          onChange={setTo}
          onError={setToError}
          slotProps={{ textField: { error: toMessage !== null } }}
          helperText={toMessage ?? 'One hour to three days later'}
        />
        <Typography role="status" sx={{ minHeight: '1.5em' }}>
          {complete && !early && !late ? `Lent for ${hours.toFixed(1)} hours` : 'Not a loan yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

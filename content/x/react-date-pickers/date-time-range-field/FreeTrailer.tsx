import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

interface Loan {
  from: Dayjs;
  to: Dayjs;
}

const loans: readonly Loan[] = [
  { from: dayjs('2024-06-14T16:00'), to: dayjs('2024-06-15T12:00') },
  { from: dayjs('2024-06-17T08:00'), to: dayjs('2024-06-17T18:00') },
];

const toText = ({ from, to }: Loan) =>
  `${from.format('MMMM D, HH:mm')} to ${to.format('MMMM D, HH:mm')}`;

/** While a year is typed, it is one of long ago. */
const isWhole = (moment: Dayjs | null): moment is Dayjs =>
  moment !== null && moment.isValid() && moment.year() >= 2000;

function toAnswer(from: Dayjs | null, to: Dayjs | null): string {
  if (!isWhole(from) || !isWhole(to)) return 'Two whole dates with times are needed.';
  if (!to.isAfter(from)) return 'The end has to be after the start.';
  const other = loans.find((loan) => from.isBefore(loan.to) && to.isAfter(loan.from));
  return other ? `Not free: lent from ${toText(other)}.` : 'The trailer is free.';
}

export default function FreeTrailer() {
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs('2024-06-15T10:00'));
  const [to, setTo] = React.useState<Dayjs | null>(dayjs('2024-06-16T20:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Loan of the trailer" sx={{ width: '100%', maxWidth: 460 }}>
        <Typography>Lent already:</Typography>
        <Box component="ul" sx={{ mt: 0 }}>
          {loans.map((loan) => (
            <Typography key={toText(loan)} component="li">
              {toText(loan)}
            </Typography>
          ))}
        </Box>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DateTimeField fullWidth label="Fetched" ampm={false} value={from} onChange={setFrom} />
          <DateTimeField fullWidth label="Brought back" ampm={false} value={to} onChange={setTo} />
        </Stack>
        <Typography role="status" sx={{ mt: 2, minHeight: '3em' }}>
          {toAnswer(from, to)}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

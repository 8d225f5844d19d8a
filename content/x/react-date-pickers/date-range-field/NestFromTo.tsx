import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

interface Entry {
  day: Dayjs | null;
  error: DateValidationError;
}
const boxHungUp = dayjs('2020-03-01');

function toHint({ error }: Entry): string {
  if (error === 'minDate') return 'The box was hung up in March 2020.';
  return error === null ? 'Month, day and year' : 'This is not a whole date.';
}

export default function NestFromTo() {
  const [first, setFirst] = React.useState<Entry>({ day: dayjs('2024-06-08'), error: null });
  const [last, setLast] = React.useState<Entry>({ day: dayjs('2024-05-04'), error: null });
  const [left, setLeft] = React.useState(true);
  const complete = first.error === null && last.error === null;
  const reversed = complete && (last.day?.isBefore(first.day, 'day') ?? false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        role="group"
        aria-label="Time of the nest"
        spacing={2}
        sx={{ width: '100%', maxWidth: 320 }}
        onFocus={() => setLeft(false)}
        onBlur={(event) => setLeft(!event.currentTarget.contains(event.relatedTarget))}
      >
        <DateField
          label="First egg"
          value={first.day}
          minDate={boxHungUp}
          onChange={(day, { validationError }) => setFirst({ day, error: validationError })}
          slotProps={{ textField: { error: left && (first.error !== null || reversed) } }}
          helperText={
            left && reversed
              ? 'This is after the second date.'
              : toHint(left ? first : { day: null, error: null })
          }
        />
        <DateField
          label="Young birds gone"
          value={last.day}
          minDate={boxHungUp}
          onChange={(day, { validationError }) => setLast({ day, error: validationError })}
          slotProps={{ textField: { error: left && (last.error !== null || reversed) } }}
          helperText={
            left && reversed
              ? 'They cannot leave before the first egg.'
              : toHint(left ? last : { day: null, error: null })
          }
        />
      </Stack>
    </LocalizationProvider>
  );
}

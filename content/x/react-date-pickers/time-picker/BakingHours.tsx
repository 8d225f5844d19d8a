import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError, TimeView } from '@mui/x-date-pickers/models';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

const first = dayjs('2024-02-12T03:00');
const last = dayjs('2024-02-12T12:00');

/** The ovens are cleaned from 8 to 9. */
const isCleaning = (time: Dayjs, view: TimeView) => view === 'hours' && time.hour() === 8;

function toMessage(error: TimeValidationError): string {
  if (error === null) return 'From 3:00 to 12:00, not from 8 to 9';
  if (error === 'minTime') return 'Nobody is here before 3:00.';
  if (error === 'maxTime') return 'The ovens are off after 12:00.';
  if (error === 'shouldDisableTime-hours') return 'From 8 to 9 the ovens are cleaned.';
  return 'This is not a time yet.';
}

export default function BakingHours() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Baked at"
        ampm={false}
        defaultValue={dayjs('2024-02-12T05:30')}
        minTime={first}
        maxTime={last}
        shouldDisableTime={isCleaning}
        skipDisabled
        onError={setError}
        slotProps={{ textField: { helperText: toMessage(error) } }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}

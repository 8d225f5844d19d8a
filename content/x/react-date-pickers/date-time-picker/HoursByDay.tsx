import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError, TimeView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const isSaturday = (day: Dayjs) => day.day() === 6;

/** From 5 to 8, and again from 17 to 20; on Sundays in the morning only. */
function isHourClosed(time: Dayjs, view: TimeView): boolean {
  if (view !== 'hours') return false;
  const morning = time.hour() >= 5 && time.hour() < 8;
  const evening = time.hour() >= 17 && time.hour() < 20;
  return !morning && !(evening && time.day() !== 0);
}

function toMessage(error: DateTimeValidationError): string {
  if (error === 'shouldDisableDate') return 'Nobody flies on Saturdays.';
  if (error === 'shouldDisableTime-hours') return 'The air is too warm at this hour.';
  if (error !== null) return 'This is not a date with a time yet.';
  return '5:00 to 7:59; 17:00 to 19:59 except on Sundays';
}

export default function HoursByDay() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Calm air"
        ampm={false}
        defaultValue={dayjs('2024-05-17T18:00')}
        shouldDisableDate={isSaturday}
        shouldDisableTime={isHourClosed}
        skipDisabled
        onError={setError}
        slotProps={{ textField: { helperText: toMessage(error) } }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}

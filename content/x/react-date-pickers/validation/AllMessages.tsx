import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const first = dayjs('2024-10-07T08:00');
const last = dayjs('2024-12-20T17:00');
const isSunday = (day: Dayjs) => day.day() === 0;

const incomplete = 'Type the whole date and the time.';
const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> = {
  minDate: 'Not before October 7, 8:00.',
  minTime: 'Not before October 7, 8:00.',
  maxDate: 'Not after December 20, 17:00.',
  maxTime: 'Not after December 20, 17:00.',
  shouldDisableDate: 'The kiln is not lit on Sundays.',
  minutesStep: 'Every quarter hour: 00, 15, 30 or 45.',
};
const quarters = { minutes: 15 };

export default function AllMessages() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Kiln lit"
        ampm={false}
        defaultValue={dayjs('2024-10-07T08:10')}
        minDateTime={first}
        maxDateTime={last}
        minutesStep={15}
        timeSteps={quarters}
        shouldDisableDate={isSunday}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? (messages[error] ?? incomplete) : 'Every quarter hour, no Sundays',
          },
        }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}

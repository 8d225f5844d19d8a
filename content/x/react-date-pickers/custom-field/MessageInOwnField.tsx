import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import { HelpContext, LineField } from './lineField';

const slots = { field: LineField };
const firstEgg = dayjs('2024-06-03');

function toMessage(error: DateValidationError): string {
  if (error === null) return 'From June 3, 2024, on';
  if (error === 'minDate') return 'No egg hatched before June 3.';
  if (error === 'invalidDate') return 'This is not a whole date.';
  return 'No nest was watched on that day.';
}

export default function MessageInOwnField() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <HelpContext.Provider value={toMessage(error)}>
        <DatePicker
          label="Hatched on"
          defaultValue={dayjs('2024-06-01')}
          minDate={firstEgg}
          onError={setError}
          slots={slots}
        />
      </HelpContext.Provider>
    </LocalizationProvider>
  );
}

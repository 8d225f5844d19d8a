import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const quarters = { minutes: 15 };

export default function QuarterHours() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Batch goes in"
        defaultValue={dayjs('2024-02-12T07:00')}
        timeSteps={quarters}
        minutesStep={15}
        onError={setError}
        slotProps={{
          textField: {
            helperText:
              error === 'minutesStep' ? 'Minutes 00, 15, 30 or 45, please.' : 'Every quarter hour',
          },
        }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}

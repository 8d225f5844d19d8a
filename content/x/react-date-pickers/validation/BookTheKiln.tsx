import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const first = dayjs('2024-10-07');

export default function BookTheKiln() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<DateValidationError>(null);
  const [tried, setTried] = React.useState(false);
  const [status, setStatus] = React.useState('');
  const inputRef = React.useRef<HTMLInputElement>(null);

  let problem = '';
  if (day === null) problem = 'Choose a day.';
  else if (error === 'minDate') problem = 'Choose a day from October 7, 2024, on.';
  else if (error !== null) problem = 'The date is not complete.';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ width: '100%', maxWidth: 300 }}
        onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          setTried(true);
          setStatus(problem === '' && day ? `Booked for ${day.format('MMMM D, YYYY')}` : '');
          if (problem !== '') inputRef.current?.focus();
        }}
      >
        <DatePicker
          label="Day in the kiln"
          value={day}
          minDate={first}
          referenceDate={first}
          disableHighlightToday
          inputRef={inputRef}
          onChange={(value, context) => {
            setDay(value);
            setError(context.validationError);
            setStatus('');
          }}
          slotProps={{
            textField: {
              required: true,
              error: tried && problem !== '',
              helperText: tried && problem !== '' ? problem : 'From October 7, 2024, on',
              FormHelperTextProps: { 'aria-live': 'polite' },
            },
          }}
        />
        <Button type="submit" variant="contained">
          Book the kiln
        </Button>
        <Typography role="status" sx={{ minHeight: '1.5em' }}>
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

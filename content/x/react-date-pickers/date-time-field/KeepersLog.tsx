import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function KeepersLog() {
  const [seen, setSeen] = React.useState<Dayjs | null>(dayjs('2024-01-18T21:05'));
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  const [status, setStatus] = React.useState('');
  const inputRef = React.useRef<HTMLInputElement>(null);
  const complete = seen !== null && error === null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ width: '100%', maxWidth: 320 }}
        onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          if (!complete) {
            setStatus('Type the whole date and the time.');
            inputRef.current?.focus();
            return;
          }
          const sent = new FormData(event.currentTarget);
          setStatus(`Sent: seen=${String(sent.get('seen'))}, what=${String(sent.get('what'))}`);
        }}
      >
        <TextField label="What was seen" name="what" defaultValue="Two masts, no light" />
        <DateTimeField
          label="When it was seen"
          ampm={false}
          required
          value={seen}
          inputRef={inputRef}
          helperText="Month, day, year and 24 hours"
          onChange={(value, context) => {
            setSeen(value);
            setError(context.validationError);
            setStatus('');
          }}
        />
        <input type="hidden" name="seen" value={complete ? seen.format('YYYY-MM-DDTHH:mm') : ''} />
        <Button type="submit" variant="contained">
          Write it into the log
        </Button>
        <Typography role="status" sx={{ minHeight: '3em' }}>
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

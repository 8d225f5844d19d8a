import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const firstLetter = dayjs('1801-01-01');

export default function ArchiveForm() {
  const [date, setDate] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<DateValidationError>(null);
  const [status, setStatus] = React.useState('');
  const inputRef = React.useRef<HTMLInputElement>(null);
  const complete = date !== null && error === null;

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
            setStatus('Type the whole date, from the year 1801 on.');
            inputRef.current?.focus();
            return;
          }
          const sent = new FormData(event.currentTarget).get('written');
          setStatus(`Sent: written=${typeof sent === 'string' ? sent : ''}`);
        }}
      >
        <DateField
          label="Date of the letter"
          required
          value={date}
          minDate={firstLetter}
          inputRef={inputRef}
          helperText="MM/DD/YYYY, with the zeros"
          onChange={(value, context) => {
            setDate(value);
            setError(context.validationError);
            setStatus('');
          }}
        />
        <input type="hidden" name="written" value={complete ? date.format('YYYY-MM-DD') : ''} />
        <Button type="submit" variant="contained">
          Put it into the archive
        </Button>
        <Typography role="status" sx={{ minHeight: '3em' }}>
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

const day = dayjs('2024-11-04');

const toText = (time: Dayjs | null) => (time?.isValid() ? time.format('HH:mm') : '');
const toMinutes = (time: Dayjs) => time.hour() * 60 + time.minute();

export default function DriverShift() {
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs('2024-11-04T20:15'));
  const [to, setTo] = React.useState<Dayjs | null>(null);
  const [status, setStatus] = React.useState('');
  const fromRef = React.useRef<HTMLInputElement>(null);
  const toRef = React.useRef<HTMLInputElement>(null);

  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!from?.isValid()) {
      setStatus('Type when the shift begins.');
      fromRef.current?.focus();
    } else if (!to?.isValid()) {
      setStatus('Type when the shift ends.');
      toRef.current?.focus();
    } else {
      const sent = new FormData(event.currentTarget);
      const minutes = (toMinutes(to) - toMinutes(from) + 1440) % 1440;
      const length = `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
      setStatus(`Sent ${String(sent.get('from'))} to ${String(sent.get('to'))}, ${length}`);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ width: '100%', maxWidth: 300 }}
        onSubmit={send}
      >
        <TimeField
          label="Shift from"
          ampm={false}
          required
          referenceDate={day}
          value={from}
          onChange={(time) => {
            setFrom(time);
            setStatus('');
          }}
          inputRef={fromRef}
        />
        <TimeField
          label="Shift to"
          ampm={false}
          required
          referenceDate={day}
          value={to}
          onChange={(time) => {
            setTo(time);
            setStatus('');
          }}
          inputRef={toRef}
          helperText="May be after midnight"
        />
        <input type="hidden" name="from" value={toText(from)} />
        <input type="hidden" name="to" value={toText(to)} />
        <Button type="submit" variant="contained">
          Enter the shift
        </Button>
        <Typography role="status" sx={{ minHeight: '3em' }}>
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

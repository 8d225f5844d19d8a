import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

function toDay(text: string): Dayjs | null {
  const iso = text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');
  const day = dayjs(iso);
  return day.format('YYYY-MM-DD') === iso ? day : null;
}

export default function PasteBoth() {
  const [first, setFirst] = React.useState<Dayjs | null>(null);
  const [last, setLast] = React.useState<Dayjs | null>(null);
  const [status, setStatus] = React.useState('');

  const pasteRange = (event: React.ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const [from = '', to = '', ...more] = text.match(/\d{4}-\d\d-\d\d|\d\d\/\d\d\/\d{4}/g) ?? [];
    if (to === '' || more.length > 0) return;
    event.preventDefault();
    event.stopPropagation();
    const days = [toDay(from), toDay(to)];
    if (days.includes(null)) {
      setStatus('One of the two dates does not exist.');
      return;
    }
    setFirst(days[0] ?? null);
    setLast(days[1] ?? null);
    setStatus('Both dates were filled in.');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }} onPasteCapture={pasteRange}>
        <Typography variant="body2">
          In the notebook: <code>2024-05-04/2024-06-08</code>
        </Typography>
        <DateField
          label="First day of the nest"
          value={first}
          onChange={(day) => {
            setFirst(day);
            setStatus('');
          }}
        />
        <DateField
          label="Last day of the nest"
          value={last}
          onChange={(day) => {
            setLast(day);
            setStatus('');
          }}
        />
        <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

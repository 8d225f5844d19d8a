import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const toKey = (value: Dayjs | null) => value?.format('YYYY-MM-DD') ?? '';

export default function SaveOnce() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-06-12'));
  const [decided, setDecided] = React.useState('2024-06-12');
  const [saved, setSaved] = React.useState('2024-06-12');
  const wrong = React.useRef(false);

  const decide = (value: Dayjs | null) => {
    if (!wrong.current) setDecided(toKey(value));
  };

  React.useEffect(() => {
    if (decided === saved) return undefined;
    // Stands for a request to a server.
    const timer = setTimeout(() => setSaved(decided), 800);
    return () => clearTimeout(timer);
  }, [decided, saved]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="Queen marked on"
          value={day}
          onChange={(value, { validationError }) => {
            wrong.current = validationError !== null;
            setDay(value);
          }}
          onAccept={decide}
          slotProps={{ textField: { onBlur: () => decide(day) } }}
        />
        <Typography role="status">
          {decided === saved ? `Saved: ${saved || 'no day'}` : 'Saving …'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

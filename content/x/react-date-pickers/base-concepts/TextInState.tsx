import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function TextInState() {
  const [text, setText] = React.useState('2024-06-12');
  const value = React.useMemo(() => (text === '' ? null : dayjs(text)), [text]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} alignItems="flex-start" sx={{ width: 280 }}>
        <DatePicker
          label="Harvested on"
          value={value}
          onChange={(next, { validationError }) => {
            if (validationError === null) setText(next ? next.format('YYYY-MM-DD') : '');
          }}
          sx={{ width: '100%' }}
        />
        <Typography role="status">State: {JSON.stringify(text)}</Typography>
        <Button onClick={() => setText('')}>Empty the state</Button>
      </Stack>
    </LocalizationProvider>
  );
}

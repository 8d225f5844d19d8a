import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function OpenFromElsewhere() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-06-12'));
  const [open, setOpen] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} alignItems="flex-start">
        <DatePicker
          label="Crossing on"
          value={day}
          onChange={setDay}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          sx={{ width: 260 }}
        />
        <Stack direction="row" spacing={1}>
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Another day
          </Button>
          <Button onClick={() => setDay(dayjs('2024-06-12'))}>The usual day</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}

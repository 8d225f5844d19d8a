import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function OpenByAButton() {
  const [open, setOpen] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="flex-start" sx={{ width: 280 }}>
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Move the next visit
        </Button>
        <DatePicker
          label="Next visit"
          defaultValue={dayjs('2024-06-19')}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          sx={{ width: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function OpenFromTheKeyboard() {
  const [open, setOpen] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Crossing on"
        defaultValue={dayjs('2024-06-12')}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        slotProps={{
          textField: {
            helperText: 'Alt and ↓ open the calendar',
            onKeyDownCapture: (event) => {
              if (event.key !== 'ArrowDown' || !event.altKey) return;
              event.preventDefault();
              event.stopPropagation();
              setOpen(true);
            },
          },
        }}
        sx={{ width: 260 }}
      />
    </LocalizationProvider>
  );
}

import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function OpenByPressingTheField() {
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
          field: { readOnly: true },
          textField: {
            onClick: () => setOpen(true),
          },
        }}
        sx={{ width: 260, '& input': { cursor: 'pointer' } }}
      />
    </LocalizationProvider>
  );
}

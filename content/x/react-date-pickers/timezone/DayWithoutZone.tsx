import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const firstDay = '2024-06-12';

export default function DayWithoutZone() {
  const [open, setOpen] = React.useState(firstDay);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 280 }}>
        <DatePicker
          label="Open day of the observatory"
          defaultValue={dayjs(firstDay)}
          onChange={(day, { validationError }) =>
            setOpen(day && validationError === null ? day.format('YYYY-MM-DD') : '')
          }
        />
        <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
          {open === '' ? 'No day yet' : `To the server: "${open}"`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

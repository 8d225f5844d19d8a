import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const toMonday = (day: Dayjs) => day.subtract((day.day() + 6) % 7, 'day');

export default function WeekOfTheHive() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-06-12'));
  const [complete, setComplete] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="Any day of the week"
          value={day}
          onChange={(value, { validationError }) => {
            setDay(value);
            setComplete(validationError === null);
          }}
        />
        <Typography role="status">
          {day && complete
            ? `Sugar is ordered from ${toMonday(day).format('MMMM D')} on.`
            : 'No week yet.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const toMonday = (day: Dayjs) => day.subtract((day.day() + 6) % 7, 'day');

export default function WeekOfTheHive() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-06-12'));
  const [complete, setComplete] = React.useState(true);

  const text =
    day && complete
      ? `Sugar is ordered from ${toMonday(day).format('MMMM D')} on`
      : 'Without a whole date, no sugar';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Any day of the week"
        value={day}
        onChange={(value, { validationError }) => {
          setDay(value);
          setComplete(validationError === null);
        }}
        slotProps={{ textField: { helperText: text } }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}

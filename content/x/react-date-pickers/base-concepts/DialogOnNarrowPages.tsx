import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DialogOnNarrowPages() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Watered on"
        value={day}
        onChange={(next) => setDay(next)}
        desktopModeMediaQuery="@media (min-width: 600px) and (pointer: fine)"
        slotProps={{ textField: { helperText: 'Under 600 pixels a dialog' } }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}

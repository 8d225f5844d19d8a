import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import dayjs from 'dayjs';

const firstMonth = dayjs('2024-09-01');

export default function SeasonByMonth() {
  const [month, setMonth] = React.useState(dayjs('2024-11-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 320 }}>
        <MonthCalendar
          aria-label="Month of the program, 2024"
          value={month}
          onChange={setMonth}
          minDate={firstMonth}
          sx={{ maxWidth: '100%' }}
        />
        <Typography role="status" align="center">
          Program of {month.format('MMMM YYYY')}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const firstYear = dayjs('2019-01-01');
const lastYear = dayjs('2024-12-31');

export default function DecidedDay() {
  const [status, setStatus] = React.useState('Choose the year first.');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Day the cave was cleaned" sx={{ width: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2022-10-03')}
          openTo="year"
          minDate={firstYear}
          maxDate={lastYear}
          disableHighlightToday
          onChange={(day, selection) =>
            setStatus(
              selection === 'finish'
                ? `Cleaned on ${day?.format('MMMM D, YYYY')}.`
                : `The year is ${day?.format('YYYY')}. Now the day.`,
            )
          }
        />
        <Typography role="status" align="center">
          {status}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

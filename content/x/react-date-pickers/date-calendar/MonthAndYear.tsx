import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

const first = dayjs('2017-01-01');
const last = dayjs('2024-12-31');

export default function MonthAndYear() {
  const [batch, setBatch] = React.useState(dayjs('2021-03-01'));
  const shared = { value: batch, onChange: setBatch, minDate: first, maxDate: last };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 320 }}>
        <YearCalendar
          {...shared}
          aria-label="Year of the batch"
          yearsPerRow={4}
          sx={{ width: 1 }}
        />
        <MonthCalendar {...shared} aria-label="Month of the batch" sx={{ width: 1 }} />
        <Typography role="status" align="center">
          Batch of {batch.format('MMMM YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

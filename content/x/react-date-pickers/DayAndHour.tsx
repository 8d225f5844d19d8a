import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const firstShow = dayjs('2024-11-08T17:00');
const lastShow = dayjs('2024-11-08T22:00');

export default function DayAndHour() {
  const [show, setShow] = React.useState<Dayjs | null>(dayjs('2024-11-08T19:00'));
  const shared = { value: show, onChange: (value: Dayjs | null) => setShow(value) };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Day and hour of the show" sx={{ width: '100%', maxWidth: 480 }}>
        <Stack direction="row" useFlexGap flexWrap="wrap" justifyContent="center" spacing={2}>
          <DateCalendar {...shared} disableHighlightToday sx={{ m: 0 }} />
          <DigitalClock
            {...shared}
            timeStep={60}
            minTime={firstShow}
            maxTime={lastShow}
            skipDisabled
            sx={{ width: 136, maxHeight: 334 }}
          />
        </Stack>
        <Typography role="status" align="center">
          {show?.format('dddd, MMMM D, h A')}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const shared = {
  defaultValue: dayjs('2024-05-14'),
  disableHighlightToday: true,
};

export default function LockedCalendar() {
  const id = React.useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap flexWrap="wrap" justifyContent="center" spacing={2}>
        <Box role="group" aria-labelledby={`${id}-read-only`}>
          <Typography id={`${id}-read-only`} align="center">
            Read only
          </Typography>
          <DateCalendar {...shared} readOnly />
        </Box>
        <Box role="group" aria-labelledby={`${id}-disabled`}>
          <Typography id={`${id}-disabled`} align="center">
            Disabled
          </Typography>
          <DateCalendar {...shared} disabled />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}

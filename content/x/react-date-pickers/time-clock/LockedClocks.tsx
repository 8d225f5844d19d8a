import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const shared = { ampm: true, ampmInClock: true, defaultValue: dayjs('2024-04-09T06:40') };

export default function LockedClocks() {
  const id = React.useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap flexWrap="wrap" justifyContent="center" spacing={2}>
        <Box role="group" aria-labelledby={`${id}-read-only`}>
          <Typography id={`${id}-read-only`} align="center">
            Read only
          </Typography>
          <TimeClock {...shared} readOnly />
        </Box>
        <Box role="group" aria-labelledby={`${id}-disabled`}>
          <Typography id={`${id}-disabled`} align="center">
            Disabled
          </Typography>
          <TimeClock {...shared} disabled />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}

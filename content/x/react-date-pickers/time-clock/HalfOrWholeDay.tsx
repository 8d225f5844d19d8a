import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const evening = dayjs('2024-04-09T19:05');

export default function HalfOrWholeDay() {
  const id = React.useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap flexWrap="wrap" justifyContent="center" spacing={2}>
        <Box role="group" aria-labelledby={`${id}-half`}>
          <Typography id={`${id}-half`} align="center">
            12 hours
          </Typography>
          <TimeClock ampm ampmInClock defaultValue={evening} />
        </Box>
        <Box role="group" aria-labelledby={`${id}-whole`}>
          <Typography id={`${id}-whole`} align="center">
            24 hours
          </Typography>
          <TimeClock ampm={false} defaultValue={evening} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const turn = dayjs('2024-04-09T14:12:35');

export default function OtherViews() {
  const id = React.useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap flexWrap="wrap" justifyContent="center" spacing={2}>
        <Box role="group" aria-labelledby={`${id}-turn`}>
          <Typography id={`${id}-turn`} align="center">
            One turn of the wheel, minutes and seconds
          </Typography>
          <TimeClock
            views={['minutes', 'seconds']}
            openTo="seconds"
            showViewSwitcher
            defaultValue={turn}
          />
        </Box>
        <Box role="group" aria-labelledby={`${id}-hour`}>
          <Typography id={`${id}-hour`} align="center">
            Hour of the tour
          </Typography>
          <TimeClock ampm={false} views={['hours']} defaultValue={turn} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const shared = { ampm: true, ampmInClock: true, defaultValue: dayjs('2024-04-09T06:40') };

export default function LockedClocks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap flexWrap="wrap" justifyContent="center" spacing={2}>
        <Box role="group" aria-labelledby="clock-read-only">
          <Typography id="clock-read-only" align="center">
            Read only
          </Typography>
          <TimeClock {...shared} readOnly />
        </Box>
        <Box role="group" aria-labelledby="clock-disabled">
          <Typography id="clock-disabled" align="center">
            Disabled
          </Typography>
          <TimeClock {...shared} disabled />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function StateOfTheHand() {
  const [status, setStatus] = React.useState('Turn the hand.');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Time of low water" sx={{ width: 320 }}>
        <TimeClock
          ampm={false}
          defaultValue={dayjs('2024-04-09T13:55')}
          onChange={(time, selection) =>
            setStatus(`${time?.format('HH:mm') ?? 'Empty'}, ${selection ?? 'no state'}`)
          }
        />
        <Typography role="status" align="center" sx={{ mt: 1 }}>
          {status}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

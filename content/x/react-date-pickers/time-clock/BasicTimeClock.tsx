import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function BasicTimeClock() {
  const [opening, setOpening] = React.useState<Dayjs | null>(dayjs('2024-04-09T18:40'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Time the gate opens" sx={{ width: 320 }}>
        <TimeClock ampm={false} value={opening} onChange={setOpening} />
        <Typography role="status" align="center" sx={{ mt: 1 }}>
          {opening ? `The gate opens at ${opening.format('HH:mm')}` : 'No time yet'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

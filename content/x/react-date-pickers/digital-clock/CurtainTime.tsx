import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const day = dayjs('2024-09-07');

export default function CurtainTime() {
  const titleId = React.useId();
  const [curtain, setCurtain] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 220 }}>
        <Typography id={titleId}>Curtain of the show</Typography>
        <Paper variant="outlined" role="group" aria-labelledby={titleId} sx={{ my: 1 }}>
          <DigitalClock value={curtain} onChange={setCurtain} referenceDate={day} />
        </Paper>
        <Typography role="status" sx={{ minHeight: '3em' }}>
          {curtain
            ? `Puppets backstage at ${curtain.subtract(40, 'minute').format('h:mm A')}`
            : 'No time picked yet'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function OnThePage() {
  const [booked, setBooked] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Flight" sx={{ width: 320, maxWidth: '100%' }}>
        <StaticDateTimePicker
          ampm={false}
          defaultValue={dayjs('2024-05-14T06:15')}
          disableHighlightToday
          onAccept={setBooked}
          slotProps={{ toolbar: { toolbarFormat: 'D MMM' } }}
        />
        <Typography role="status" align="center">
          {booked ? `Booked for ${booked.format('MMMM D, HH:mm')}` : 'Not booked yet'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

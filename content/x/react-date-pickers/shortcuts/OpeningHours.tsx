import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import dayjs, { type Dayjs } from 'dayjs';

const day = dayjs('2024-06-12');
const items = [
  { label: 'At opening', getValue: () => day.hour(9).minute(30) },
  { label: 'At noon', getValue: () => day.hour(12) },
  { label: 'Before closing', getValue: () => day.hour(18).minute(45) },
];

export default function OpeningHours() {
  const [time, setTime] = React.useState<Dayjs | null>(day.hour(10));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Time to pick up the book">
        <StaticTimePicker
          value={time}
          onChange={setTime}
          ampm
          orientation="landscape"
          displayStaticWrapperAs="desktop"
          slotProps={{ shortcuts: { items } }}
        />
        <Typography role="status" align="center">
          {time ? `Pick up at ${time.format('h:mm A')}` : 'No time'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const places = [
  { label: 'UTC', zone: 'UTC' },
  { label: 'Observatory in the Andes', zone: 'America/Santiago' },
  { label: 'Observatory in Japan', zone: 'Asia/Tokyo' },
];

export default function OneMomentThreeClocks() {
  const [moment, setMoment] = React.useState<Dayjs | null>(dayjs.utc('2024-06-12T22:30:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        {places.map(({ label, zone }) => (
          <DateTimeField
            key={zone}
            label={label}
            timezone={zone}
            ampm={false}
            value={moment}
            onChange={setMoment}
          />
        ))}
        <Typography role="status" sx={{ minHeight: '1.5em' }}>
          {moment?.isValid() ? moment.toISOString() : 'No moment yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

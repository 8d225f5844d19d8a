import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['UTC', 'America/Santiago', 'Asia/Tokyo'];

export default function NightOfTwoDays() {
  const [zone, setZone] = React.useState('Asia/Tokyo');
  const [shot, setShot] = React.useState(dayjs.utc('2024-06-12T22:30:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" role="group" aria-label="Night of the picture">
        <ToggleButtonGroup
          exclusive
          size="small"
          value={zone}
          onChange={(_event, value: string | null) => value && setZone(value)}
          aria-label="Time zone"
        >
          {zones.map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateCalendar
          timezone={zone}
          value={shot}
          onChange={(day) => day && setShot(day)}
          disableHighlightToday
        />
        <Typography role="status">{shot.toISOString()}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const firstHarvest = dayjs('2024-10-21');
const calendars = [
  { name: 'Jalali', calendar: 'persian' },
  { name: 'Hijri', calendar: 'islamic-umalqura' },
];

function toNumbers(day: Dayjs, calendar: string): string {
  const parts = new Intl.DateTimeFormat('en-u-nu-latn', {
    calendar,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(day.toDate());
  const get = (type: string) => parts.find((part) => part.type === type)?.value ?? '';

  return [get('year'), get('month'), get('day')].map((part) => part.padStart(2, '0')).join('/');
}

export default function HarvestInThreeCalendars() {
  const [day, setDay] = React.useState<Dayjs | null>(firstHarvest);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="First saffron"
          defaultValue={firstHarvest}
          onChange={(next, { validationError }) => setDay(validationError === null ? next : null)}
        />
        <Stack role="status">
          {calendars.map(({ name, calendar }) => (
            <Typography key={calendar}>
              {name}: {day ? toNumbers(day, calendar) : '–'}
            </Typography>
          ))}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}

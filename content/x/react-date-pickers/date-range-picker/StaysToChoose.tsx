import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const stays = [
  { name: 'Next weekend', from: '2024-06-14', to: '2024-06-16' },
  { name: 'Monday to Friday', from: '2024-06-17', to: '2024-06-21' },
  { name: 'All of July', from: '2024-07-01', to: '2024-07-31' },
];
const isDay = (value: Dayjs | null, day: string) => value?.isSame(day, 'day') ?? false;

export default function StaysToChoose() {
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs('2024-06-14'));
  const [to, setTo] = React.useState<Dayjs | null>(dayjs('2024-06-16'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
        <Stack
          direction="row"
          role="group"
          aria-label="Stays to choose"
          flexWrap="wrap"
          useFlexGap
          spacing={1}
        >
          {stays.map((stay) => {
            const chosen = isDay(from, stay.from) && isDay(to, stay.to);
            return (
              <Chip
                key={stay.name}
                label={stay.name}
                aria-pressed={chosen}
                color={chosen ? 'primary' : 'default'}
                onClick={() => {
                  setFrom(dayjs(stay.from));
                  setTo(dayjs(stay.to));
                }}
              />
            );
          })}
        </Stack>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DatePicker label="Keys from" value={from} onChange={setFrom} disableHighlightToday />
          <DatePicker
            label="Keys back on"
            value={to}
            minDate={from?.isValid() ? from : undefined}
            onChange={setTo}
            disableHighlightToday
            slotProps={{ textField: { helperText: 'The same day or later' } }}
          />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}

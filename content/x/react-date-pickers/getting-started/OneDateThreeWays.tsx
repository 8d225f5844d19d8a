import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function OneDateThreeWays() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2024-03-20'));
  const shared = { value: date, onChange: (value: Dayjs | null) => setDate(value) };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        spacing={3}
        useFlexGap
        flexWrap="wrap"
        justifyContent="center"
        alignItems="flex-start"
      >
        <Stack spacing={3} sx={{ pt: 2 }}>
          <DateField label="Type it" {...shared} />
          <DatePicker label="Type or pick it" {...shared} />
        </Stack>
        <DateCalendar {...shared} disableHighlightToday sx={{ m: 0 }} />
      </Stack>
    </LocalizationProvider>
  );
}

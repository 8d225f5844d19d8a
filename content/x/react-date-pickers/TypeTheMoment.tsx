import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

export default function TypeTheMoment() {
  const [rise, setRise] = React.useState<Dayjs | null>(dayjs('2024-11-08T21:14'));
  const shared = { value: rise, onChange: (value: Dayjs | null) => setRise(value) };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        <DateField label="Night" {...shared} />
        <TimeField label="Jupiter rises" {...shared} />
        <DateTimeField label="Both in one" {...shared} />
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function KeepTheValue() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2024-06-12'));
  const [complete, setComplete] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="flex-start">
        <DatePicker
          label="Launch"
          value={date}
          onChange={(next, { validationError }) => {
            setDate(next);
            setComplete(next !== null && validationError === null);
          }}
        />
        <Typography role="status">
          {date && complete ? `That is a ${date.format('dddd')}.` : 'The date is not complete.'}
        </Typography>
        <Button disabled={!complete} onClick={() => setDate(date?.add(1, 'week') ?? null)}>
          One week later
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}

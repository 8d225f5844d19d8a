import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateOfLetter() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('1952-03-09'));
  const [complete, setComplete] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateField
          label="Written on"
          value={date}
          onChange={(value, context) => {
            setDate(value);
            setComplete(value !== null && context.validationError === null);
          }}
        />
        <Typography role="status">
          {complete ? `Shelf ${date?.format('YYYY')}, box ${date?.format('MM')}` : 'No shelf yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const toText = (value: Dayjs | null) => value?.format('MMMM D, YYYY') ?? 'no day';

export default function ConfirmTheDay() {
  const [accepted, setAccepted] = React.useState<Dayjs | null>(dayjs('2024-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DesktopDatePicker
          label="Honey harvested on"
          defaultValue={dayjs('2024-06-12')}
          closeOnSelect={false}
          onAccept={(value) => {
            if (value === null || value.isValid()) setAccepted(value);
          }}
          slotProps={{ actionBar: { actions: ['clear', 'cancel', 'accept'] } }}
        />
        <Typography role="status">Accepted: {toText(accepted)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}

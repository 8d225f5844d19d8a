import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function PasteOtherFormats() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('1978-10-03'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <Typography>Copy this: 1981-02-14</Typography>
        <DateField
          label="Digitized on"
          value={day}
          onChange={(value) => setDay(value)}
          onPasteCapture={(event: React.ClipboardEvent) => {
            const text = event.clipboardData.getData('text').trim();
            const pasted = dayjs(text);
            if (pasted.format('YYYY-MM-DD') !== text) return;
            event.preventDefault();
            event.stopPropagation();
            setDay(pasted);
          }}
          helperText="Takes 1981-02-14 as well"
        />
      </Stack>
    </LocalizationProvider>
  );
}

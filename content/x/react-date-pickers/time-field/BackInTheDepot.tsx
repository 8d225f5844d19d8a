import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

const day = dayjs('2024-11-04');

export default function BackInTheDepot() {
  const [out, setOut] = React.useState<Dayjs | null>(dayjs('2024-11-04T04:25'));
  const [complete, setComplete] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <TimeField
          label="Tram 7 leaves the depot"
          ampm={false}
          referenceDate={day}
          value={out}
          onChange={(value, context) => {
            setOut(value);
            setComplete(value !== null && context.validationError === null);
          }}
        />
        <Typography role="status">
          {complete && out
            ? `Back at ${out.add(510, 'minute').format('HH:mm')}`
            : 'The time is not complete.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

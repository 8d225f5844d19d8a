import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const relief = dayjs('2024-01-20T09:00');
const clear = { clearButton: { title: 'Clear the arrival of the relief' } };

export default function LocksOfMoments() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateTimeField
          label="Relief arrives"
          size="small"
          clearable
          defaultValue={relief}
          slotProps={clear}
        />
        <DateTimeField label="Read only" size="small" readOnly defaultValue={relief} />
        <DateTimeField label="Disabled" size="small" disabled defaultValue={relief} />
      </Stack>
    </LocalizationProvider>
  );
}

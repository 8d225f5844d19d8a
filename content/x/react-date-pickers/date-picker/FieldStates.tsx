import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        <DatePicker
          label="Can be emptied"
          defaultValue={dayjs('2024-06-12')}
          slotProps={{ field: { clearable: true }, textField: { size: 'small' } }}
        />
        <DatePicker
          label="Filled and required"
          slotProps={{ textField: { size: 'small', variant: 'filled', required: true } }}
        />
        <DatePicker
          label="Read only"
          readOnly
          defaultValue={dayjs('2024-06-12')}
          slotProps={{ textField: { size: 'small' } }}
        />
        <DatePicker
          label="Disabled"
          disabled
          defaultValue={dayjs('2024-06-12')}
          slotProps={{ textField: { size: 'small' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}

import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { LineField } from './lineField';

const slots = { field: LineField };

export default function BaseInputField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Ringed on" defaultValue={dayjs('2024-06-12')} slots={slots} />
    </LocalizationProvider>
  );
}

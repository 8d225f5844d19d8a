import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ClearTheDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Answered on"
        clearable
        defaultValue={dayjs('1952-03-21')}
        helperText="Empty, if nobody answered"
        slotProps={{ clearButton: { title: 'Clear the date of the answer' } }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}

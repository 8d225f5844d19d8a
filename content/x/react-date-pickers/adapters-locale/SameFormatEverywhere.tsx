import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const dateFormats = {
  keyboardDate: 'YYYY-MM-DD',
  monthAndYear: 'YYYY, MMMM',
};

export default function SameFormatEverywhere() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={dateFormats}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DatePicker label="Tickets on sale" defaultValue={dayjs('2024-03-12')} />
        <DateTimePicker label="Departure" ampm={false} defaultValue={dayjs('2024-06-12T22:05')} />
      </Stack>
    </LocalizationProvider>
  );
}

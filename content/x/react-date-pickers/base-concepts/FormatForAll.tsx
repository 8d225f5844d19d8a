import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const formats = { keyboardDate: 'YYYY-MM-DD' };

export default function FormatForAll() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={formats}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker label="Sown on" defaultValue={dayjs('2024-03-20')} />
        <DatePicker label="Planted out on" defaultValue={dayjs('2024-05-16')} />
        <DateField label="First ripe tomato" format="D MMMM" defaultValue={dayjs('2024-07-29')} />
      </Stack>
    </LocalizationProvider>
  );
}

import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import dayjs from 'dayjs';

export default function ClockOnThePage() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticTimePicker
        defaultValue={dayjs('2024-02-12T05:30')}
        orientation="portrait"
        localeText={{ toolbarTitle: 'Oven on' }}
        slotProps={{ actionBar: { actions: ['clear'] } }}
      />
    </LocalizationProvider>
  );
}

import Air from '@mui/icons-material/Air';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import dayjs from 'dayjs';

const clock = { hours: renderTimeViewClock, minutes: renderTimeViewClock };

export default function ClockAndTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateTimePicker
        label="Wind measured"
        ampm={false}
        defaultValue={dayjs('2024-05-14T04:45')}
        viewRenderers={clock}
        slots={{ openPickerIcon: Air }}
        slotProps={{ tabs: { hidden: false } }}
      />
    </LocalizationProvider>
  );
}

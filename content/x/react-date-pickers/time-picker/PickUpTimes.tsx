import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const halfHours = { minutes: 30 };
const first = dayjs('2024-02-12T07:00');
const last = dayjs('2024-02-12T11:30');

export default function PickUpTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Rolls picked up at"
        defaultValue={dayjs('2024-02-12T08:30')}
        timeSteps={halfHours}
        minutesStep={30}
        thresholdToRenderTimeInASingleColumn={48}
        minTime={first}
        maxTime={last}
        skipDisabled
        slotProps={{ textField: { helperText: 'Every half hour, 7:00 to 11:30 AM' } }}
      />
    </LocalizationProvider>
  );
}

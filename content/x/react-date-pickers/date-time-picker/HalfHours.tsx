import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const halfHours = { minutes: 30 };
const first = dayjs('2024-05-14T05:00');
const last = dayjs('2024-05-14T09:30');

export default function HalfHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Meeting at the meadow"
        ampm={false}
        defaultValue={dayjs('2024-05-14T06:30')}
        minTime={first}
        maxTime={last}
        minutesStep={30}
        timeSteps={halfHours}
        thresholdToRenderTimeInASingleColumn={48}
        skipDisabled
        slotProps={{ textField: { helperText: 'Every half hour from 5:00 to 9:30' } }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}

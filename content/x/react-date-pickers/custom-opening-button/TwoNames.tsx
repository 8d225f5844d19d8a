import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const toName = (what: string) => (day: Dayjs | null) =>
  day?.isValid() ? `Choose the day ${what}, now ${day.format('MMMM D')}` : `Choose the day ${what}`;

const out = { openDatePickerDialogue: toName('out') };
const back = { openDatePickerDialogue: toName('back') };

export default function TwoNames() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" justifyContent="center">
        <DatePicker label="Out" localeText={out} defaultValue={dayjs('2024-06-12')} />
        <DatePicker label="Back" localeText={back} />
      </Stack>
    </LocalizationProvider>
  );
}

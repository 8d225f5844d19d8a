import Button from '@mui/material/Button';
import type { IconButtonProps } from '@mui/material/IconButton';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

function WordButton({ onClick, disabled, 'aria-label': name }: IconButtonProps) {
  return (
    <Button
      size="small"
      onClick={onClick}
      disabled={disabled}
      aria-haspopup="dialog"
      aria-label={name}
    >
      Calendar
    </Button>
  );
}

const slots = { openPickerButton: WordButton };
const words = {
  openDatePickerDialogue: (day: Dayjs | null) =>
    day?.isValid() ? `Calendar, ${day.format('MMMM D, YYYY')} is chosen` : 'Calendar',
};

export default function ButtonWithAWord() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Crossing on"
        defaultValue={dayjs('2024-06-12')}
        slots={slots}
        localeText={words}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}

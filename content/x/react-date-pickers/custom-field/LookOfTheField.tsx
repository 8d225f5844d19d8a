import Visibility from '@mui/icons-material/Visibility';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function LookOfTheField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Heron seen on"
        defaultValue={dayjs('2024-06-12')}
        slotProps={{
          textField: {
            variant: 'filled',
            size: 'small',
            helperText: 'The day, not the hour',
            InputProps: {
              startAdornment: (
                <InputAdornment position="start">
                  <Visibility fontSize="small" />
                </InputAdornment>
              ),
            },
          },
        }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}

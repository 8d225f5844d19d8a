import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

function WeekdayField(props: DateFieldProps<Dayjs>) {
  const weekday = props.value?.isValid() ? props.value.format('ddd') : '–';

  return (
    <DateField
      {...props}
      InputProps={{
        ...props.InputProps,
        startAdornment: (
          <InputAdornment position="start" sx={{ minWidth: 36 }}>
            {weekday}
          </InputAdornment>
        ),
      }}
    />
  );
}

const slots = { field: WeekdayField };

export default function WeekdayInTheField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Walk through the reeds"
        defaultValue={dayjs('2024-06-12')}
        slots={slots}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}

import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const RoundTextField = styled(TextField)(({ theme }) => ({
  '& .MuiOutlinedInput-root': {
    paddingInline: theme.spacing(2),
    borderRadius: 28,
    backgroundColor: theme.palette.action.hover,
  },
  '& .MuiInputLabel-shrink': { marginInlineStart: theme.spacing(1.5) },
  '& legend': { marginInlineStart: theme.spacing(1.5) },
})) as typeof TextField;

const slots = { textField: RoundTextField };

export default function PillTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Nest box hung up on"
        defaultValue={dayjs('2024-06-12')}
        slots={slots}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}

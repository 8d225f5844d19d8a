import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

export default function DressedFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField
          fullWidth
          required
          size="small"
          label="Bought on"
          InputProps={{ startAdornment: <InputAdornment position="start">Reel 7</InputAdornment> }}
          helperText="As on the receipt"
        />
        <TimeField
          fullWidth
          variant="standard"
          color="secondary"
          label="Length of the tape"
          format="HH:mm:ss"
          defaultValue={dayjs('1978-10-03T01:32:08')}
        />
        <DateField fullWidth readOnly label="Filed on" defaultValue={dayjs('1978-11-20')} />
      </Stack>
    </LocalizationProvider>
  );
}

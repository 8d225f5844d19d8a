import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePickerToolbar, type DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const bloom = dayjs('2024-06-20');

function sayDistance(day: Dayjs): string {
  const days = bloom.diff(day.startOf('day'), 'day');
  if (days === 0) return 'The lime trees begin to bloom';
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
  return `${count} ${days > 0 ? 'before' : 'after'} the lime trees bloom`;
}

function ToolbarWithBloom({ className, ...props }: DatePickerToolbarProps<Dayjs>) {
  if (props.hidden) return null;

  return (
    <Box className={className} sx={{ bgcolor: 'action.hover' }}>
      <DatePickerToolbar {...props} sx={{ pb: 0 }} />
      <Typography variant="body2" role="status" sx={{ px: 3, pb: 2 }}>
        {props.value ? sayDistance(props.value) : 'Pick a day'}
      </Typography>
    </Box>
  );
}

export default function BloomToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Day of the first honey">
        <StaticDatePicker
          defaultValue={dayjs('2024-06-12')}
          disableHighlightToday
          slots={{ toolbar: ToolbarWithBloom }}
          slotProps={{ actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}

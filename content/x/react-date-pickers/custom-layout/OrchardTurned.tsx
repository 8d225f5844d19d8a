import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function OrchardTurned() {
  const isWide = useMediaQuery('(min-width: 720px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Day the trees were pruned" sx={{ minHeight: 492 }}>
        <StaticDatePicker
          defaultValue={dayjs('2024-02-19')}
          orientation={isWide ? 'landscape' : 'portrait'}
          disableHighlightToday
        />
      </Box>
    </LocalizationProvider>
  );
}

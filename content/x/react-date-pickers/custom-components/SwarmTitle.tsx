import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function SwarmTitle() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Day of the swarm">
        <StaticDatePicker
          referenceDate={dayjs('2024-05-20')}
          disableHighlightToday
          localeText={{ toolbarTitle: 'Day of the swarm' }}
          slotProps={{
            toolbar: {
              toolbarFormat: 'ddd, MMMM D',
              toolbarPlaceholder: 'Not seen yet',
              sx: {
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
                '& .MuiTypography-root': { color: 'inherit' },
                '& .MuiDatePickerToolbar-title': { typography: 'h5' },
              },
            },
            actionBar: { actions: [] },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}

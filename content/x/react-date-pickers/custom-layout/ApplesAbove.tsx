import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const items = [
  { label: 'Early apples', getValue: () => dayjs('2024-08-05') },
  { label: 'Late apples', getValue: () => dayjs('2024-10-07') },
];

const oneColumn = {
  '.MuiPickersLayout-toolbar': { gridColumn: 2, gridRow: 1 },
  '.MuiPickersLayout-shortcuts': {
    gridColumn: 2,
    gridRow: 2,
    display: 'flex',
    maxWidth: 'none',
    px: 2,
    '.MuiListItem-root': { width: 'auto', px: 1 },
  },
  '.MuiPickersLayout-contentWrapper': { gridRow: 3 },
  '.MuiPickersLayout-actionBar': { gridRow: 4 },
};

export default function ApplesAbove() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="First day of picking">
        <StaticDatePicker
          defaultValue={dayjs('2024-09-16')}
          orientation="portrait"
          disableHighlightToday
          slotProps={{ shortcuts: { items }, layout: { sx: oneColumn } }}
        />
      </Box>
    </LocalizationProvider>
  );
}

import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const lent = dayjs('2024-06-12');
const items = [7, 14, 21, 28].map((days) => ({
  label: `${days} days`,
  getValue: () => lent.add(days, 'day'),
}));

const aboveOrBeside = {
  '.MuiPickersLayout-shortcuts': {
    gridColumn: { xs: '1 / 4', sm: 1 },
    gridRow: { xs: 1, sm: '2 / 3' },
    maxWidth: { xs: 320, sm: 200 },
    display: 'flex',
    flexDirection: { xs: 'row', sm: 'column' },
    flexWrap: 'wrap',
    justifyContent: { xs: 'center', sm: 'flex-start' },
    '.MuiListItem-root': { width: 'auto', px: 1 },
  },
};

export default function ShortcutsBeside() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Day the book comes back">
        <StaticDatePicker
          defaultValue={lent}
          displayStaticWrapperAs="desktop"
          disableHighlightToday
          slotProps={{ shortcuts: { items }, layout: { sx: aboveOrBeside } }}
        />
      </Box>
    </LocalizationProvider>
  );
}

import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerLayout, type PickersLayoutProps } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { DateView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const items = [
  { label: 'Early apples', getValue: () => dayjs('2024-08-05') },
  { label: 'Late apples', getValue: () => dayjs('2024-10-07') },
];

function OrchardLayout(props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>) {
  const { content, actionBar, shortcuts } = usePickerLayout(props);

  return (
    <Paper variant="outlined" sx={{ width: 322 }}>
      <Stack
        direction="row"
        alignItems="center"
        justifyContent="space-between"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {shortcuts}
        {actionBar}
      </Stack>
      {content}
    </Paper>
  );
}

export default function ButtonsFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="First day of picking">
        <StaticDatePicker
          defaultValue={dayjs('2024-09-16')}
          disableHighlightToday
          slots={{ layout: OrchardLayout }}
          slotProps={{ shortcuts: { items }, actionBar: { actions: ['clear', 'accept'] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}

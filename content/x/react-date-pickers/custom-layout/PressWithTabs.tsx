import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import type { DateOrTimeView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

function TabsFirst(props: PickersLayoutProps<Dayjs | null, Dayjs, DateOrTimeView>) {
  const { toolbar, tabs, content, actionBar } = usePickerLayout(props);

  return (
    <PickersLayoutRoot ownerState={props} sx={{ minWidth: 320, bgcolor: 'background.paper' }}>
      <PickersLayoutContentWrapper>
        {tabs}
        {toolbar}
        <Box sx={{ minHeight: 334 }}>{content}</Box>
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

export default function PressWithTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Cider is pressed">
        <StaticDateTimePicker
          defaultValue={dayjs('2024-09-16T14:00')}
          ampm={false}
          disableHighlightToday
          slots={{ layout: TabsFirst }}
        />
      </Box>
    </LocalizationProvider>
  );
}

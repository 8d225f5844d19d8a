import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import type { DateView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const closed = dayjs('2024-09-19');

function LayoutWithNote(props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>) {
  const { toolbar, content, actionBar } = usePickerLayout(props);

  return (
    <PickersLayoutRoot ownerState={props} className={props.className} sx={props.sx}>
      {toolbar}
      <PickersLayoutContentWrapper>
        {content}
        <Typography variant="body2" sx={{ px: 3, pb: 2, maxWidth: 320 }}>
          No picking on September 19: the ladders are inspected.
        </Typography>
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

export default function NoteUnderDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 260 }}>
        <DatePicker
          label="Day of picking"
          defaultValue={dayjs('2024-09-16')}
          shouldDisableDate={(day) => day.isSame(closed, 'day')}
          disableHighlightToday
          slots={{ layout: LayoutWithNote }}
        />
      </Box>
    </LocalizationProvider>
  );
}

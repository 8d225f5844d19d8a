import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const shared = { defaultValue: dayjs('2024-06-12T06:45') };

export default function FourKinds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={3} useFlexGap flexWrap="wrap" justifyContent="center">
        <Stack spacing={2} sx={{ width: 240 }}>
          <TimeField label="Field" {...shared} />
          <DesktopTimePicker label="Desktop version" {...shared} />
          <MobileTimePicker label="Mobile version" {...shared} />
        </Stack>
        <StaticTimePicker {...shared} localeText={{ toolbarTitle: 'Static version' }} />
      </Stack>
    </LocalizationProvider>
  );
}

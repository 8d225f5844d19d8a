import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

const lent = dayjs('2024-06-12');
const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'In a week', getValue: () => lent.add(1, 'week') },
  { label: 'In a month', getValue: () => lent.add(1, 'month') },
  { label: 'Open end', getValue: () => null },
];

export default function SetAndConfirm() {
  const [status, setStatus] = React.useState('Nothing has changed.');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 260 }}>
        <DatePicker
          label="Book comes back"
          defaultValue={lent}
          minDate={lent}
          closeOnSelect={false}
          disableHighlightToday
          orientation="landscape"
          onChange={(day, { shortcut }) => {
            const value = day?.isValid() ? day.format('MMMM D') : 'no day';
            setStatus(`${value}, ${shortcut ? `by “${shortcut.label}”` : 'not by a shortcut'}`);
          }}
          slotProps={{
            shortcuts: { items, changeImportance: 'set' },
            toolbar: { hidden: true },
            actionBar: { actions: ['cancel', 'accept'] },
          }}
        />
        <Typography role="status" variant="body2" sx={{ minHeight: '2.9em' }}>
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

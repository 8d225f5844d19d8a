import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const kinds = ['Field', 'Desktop', 'Mobile'] as const;
type Kind = (typeof kinds)[number];

const toText = (value: Dayjs | null) => {
  if (value === null) return 'null';
  return value.isValid() ? value.format('YYYY-MM-DD') : 'invalid date';
};

export default function EventLog() {
  const [kind, setKind] = React.useState<Kind>('Desktop');
  const [lines, setLines] = React.useState<readonly string[]>([]);
  const log = (line: string) => setLines((before) => [...before, line]);

  const shared = {
    label: 'Hive opened on',
    defaultValue: dayjs('2024-06-12'),
    onChange: (value: Dayjs | null) => log(`onChange: ${toText(value)}`),
    onError: (error: string | null) => log(`onError: ${error ?? 'null'}`),
  };
  const ofPickers = {
    onAccept: (value: Dayjs | null) => log(`onAccept: ${toText(value)}`),
    onOpen: () => log('onOpen'),
    onClose: () => log('onClose'),
    onViewChange: (view: string) => log(`onViewChange: ${view}`),
  };
  const Picker = kind === 'Mobile' ? MobileDatePicker : DesktopDatePicker;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap flexWrap="wrap" spacing={3} justifyContent="center">
        <Stack spacing={2} sx={{ width: 260 }}>
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            aria-label="Component"
            value={kind}
            onChange={(_event, next: Kind | null) => {
              if (next === null) return;
              setKind(next);
              setLines([]);
            }}
          >
            {kinds.map((name) => (
              <ToggleButton key={name} value={name}>
                {name}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {kind === 'Field' ? <DateField {...shared} /> : <Picker {...shared} {...ofPickers} />}
        </Stack>
        <Box
          role="log"
          aria-label="Events, the newest first"
          tabIndex={0}
          sx={{
            width: 260,
            height: 240,
            overflow: 'auto',
            border: 1,
            borderColor: 'divider',
            p: 1,
          }}
        >
          {lines.length === 0 && 'No events yet.'}
          {lines.map((line, index) => <div key={index}>{`${index + 1}. ${line}`}</div>).reverse()}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}

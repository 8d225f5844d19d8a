import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const names = ['month', 'day', 'year', 'hours', 'minutes', 'half of the day'];

function toText(selected: FieldSelectedSections): string {
  if (selected === 'all') return 'All sections are selected.';
  return typeof selected === 'number'
    ? `Section ${selected}: ${names[selected]}`
    : 'No section is selected.';
}

export default function SectionInFocus() {
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateTimeField
          label="Tape recorded"
          format="MM/DD/YYYY hh:mm A"
          defaultValue={dayjs('1978-10-03T20:15')}
          onSelectedSectionsChange={setSelected}
        />
        <Typography role="status">{toText(selected)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}

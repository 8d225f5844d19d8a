import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

type Orientation = 'portrait' | 'landscape';

export default function OrchardTurned() {
  const [orientation, setOrientation] = React.useState<Orientation>('portrait');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} alignItems="center" sx={{ width: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={orientation}
          onChange={(_event, value: Orientation | null) => value && setOrientation(value)}
          aria-label="Orientation"
        >
          <ToggleButton value="portrait">Portrait</ToggleButton>
          <ToggleButton value="landscape">Landscape</ToggleButton>
        </ToggleButtonGroup>
        <Box
          role="group"
          aria-label="Day the trees were pruned"
          sx={{ maxWidth: '100%', minHeight: 492, overflowX: 'auto' }}
        >
          <StaticDatePicker
            defaultValue={dayjs('2024-02-19')}
            orientation={orientation}
            disableHighlightToday
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}

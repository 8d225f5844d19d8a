import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

export default function ButtonsForViews() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2024-04-09T19:25'));
  const [view, setView] = React.useState<TimeView>('hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        role="group"
        aria-label="Time the wheel is stopped"
        spacing={2}
        alignItems="center"
        sx={{ width: 320 }}
      >
        <ToggleButtonGroup
          exclusive
          aria-label="Part of the time"
          value={view}
          onChange={(_event, next: TimeView | null) => setView(next ?? view)}
        >
          <ToggleButton value="hours">{time?.format('HH') ?? '--'} hours</ToggleButton>
          <ToggleButton value="minutes">{time?.format('mm') ?? '--'} minutes</ToggleButton>
        </ToggleButtonGroup>
        <TimeClock
          ampm={false}
          value={time}
          onChange={setTime}
          view={view}
          onViewChange={setView}
        />
      </Stack>
    </LocalizationProvider>
  );
}

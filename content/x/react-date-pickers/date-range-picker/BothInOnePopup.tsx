import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

type Part = 'arrival' | 'departure';

export default function BothInOnePopup() {
  const [arrival, setArrival] = React.useState<Dayjs>(dayjs('2024-06-12'));
  const [departure, setDeparture] = React.useState<Dayjs>(dayjs('2024-06-16'));
  const [part, setPart] = React.useState<Part>('arrival');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [first, last] = [arrival.format('MMM D'), departure.format('MMM D')];

  const pick = (day: Dayjs | null) => {
    if (day && part === 'arrival') {
      setArrival(day);
      setPart('departure');
      if (!departure.isAfter(day, 'day')) setDeparture(day.add(1, 'day'));
    } else if (day) {
      setDeparture(day);
      setAnchor(null);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        sx={{ width: 280, textTransform: 'none' }}
        onClick={(event) => {
          setPart('arrival');
          setAnchor(event.currentTarget);
        }}
      >
        Stay: {first} – {last}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Days of the stay', sx: { p: 1 } } }}
      >
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          color="primary"
          aria-label="Day to choose"
          sx={{ '& button': { textTransform: 'none' } }}
          value={part}
          onChange={(event, next: Part | null) => next && setPart(next)}
        >
          <ToggleButton value="arrival">Arrival: {first}</ToggleButton>
          <ToggleButton value="departure">Departure: {last}</ToggleButton>
        </ToggleButtonGroup>
        <Typography role="status" variant="body2" align="center" sx={{ mt: 1 }}>
          Choose the day of {part}
        </Typography>
        <DateCalendar
          key={part}
          autoFocus
          views={['day']}
          value={part === 'arrival' ? arrival : departure}
          minDate={part === 'departure' ? arrival.add(1, 'day') : undefined}
          disableHighlightToday
          onChange={pick}
        />
      </Popover>
    </LocalizationProvider>
  );
}

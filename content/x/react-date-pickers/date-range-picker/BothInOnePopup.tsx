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
const toText = (day: Dayjs | null) => day?.format('MMM D') ?? 'Not yet';

export default function BothInOnePopup() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(dayjs('2024-06-12'));
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2024-06-16'));
  const [part, setPart] = React.useState<Part>('arrival');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  const pick = (day: Dayjs | null) => {
    if (part === 'departure') {
      setDeparture(day);
      setAnchor(null);
      return;
    }
    setArrival(day);
    setPart('departure');
    if (!departure?.isAfter(day, 'day')) setDeparture(null);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        sx={{ width: 280 }}
        onClick={(event) => {
          setPart('arrival');
          setAnchor(event.currentTarget);
        }}
      >
        Stay: {toText(arrival)} – {toText(departure)}
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
          <ToggleButton value="arrival">Arrival: {toText(arrival)}</ToggleButton>
          <ToggleButton value="departure">Departure: {toText(departure)}</ToggleButton>
        </ToggleButtonGroup>
        <Typography role="status" variant="body2" align="center" sx={{ mt: 1 }}>
          Choose the day of {part}
        </Typography>
        <DateCalendar
          autoFocus
          views={['day']}
          value={part === 'arrival' ? arrival : departure}
          minDate={part === 'departure' && arrival ? arrival.add(1, 'day') : undefined}
          disableHighlightToday
          onChange={pick}
        />
      </Popover>
    </LocalizationProvider>
  );
}

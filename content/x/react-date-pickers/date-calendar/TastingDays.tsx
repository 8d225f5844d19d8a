import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

const seats: Readonly<Record<string, number>> = {
  '2024-05-10': 6,
  '2024-05-17': 2,
  '2024-05-24': 9,
};

function TastingDay(props: PickersDayProps<Dayjs>) {
  const free = props.outsideCurrentMonth ? undefined : seats[props.day.format('YYYY-MM-DD')];
  const name = free === undefined ? undefined : `${props.day.format('D')}, tasting, ${free} seats`;

  return (
    <Badge
      badgeContent={free}
      color="primary"
      overlap="circular"
      sx={{
        '& .MuiBadge-badge': {
          top: 4,
          right: 3,
          minWidth: 16,
          height: 16,
          px: 0,
          fontSize: 11,
          // A press on the number is a press on the day.
          pointerEvents: 'none',
        },
      }}
      slotProps={{ badge: { 'aria-hidden': true } }}
    >
      <PickersDay {...props} aria-label={name} />
    </Badge>
  );
}

export default function TastingDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Day of a tasting" sx={{ width: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2024-05-14')}
          disableHighlightToday
          slots={{ day: TastingDay }}
        />
        <Typography variant="body2" align="center">
          The small number counts the free seats of a tasting.
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

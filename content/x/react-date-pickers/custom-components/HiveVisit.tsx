import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

function VisitButtons({ onAccept, onClear, className }: PickersActionBarProps) {
  return (
    <DialogActions className={className} sx={{ justifyContent: 'space-between' }}>
      <Button color="inherit" onClick={onClear}>
        Leave the hive alone
      </Button>
      <Button variant="contained" onClick={onAccept}>
        Plan it
      </Button>
    </DialogActions>
  );
}

const toPlan = (day: Dayjs | null) => (day ? `Visit on ${day.format('MMMM D')}.` : 'No visit.');

export default function HiveVisit() {
  const [plan, setPlan] = React.useState('Nothing is planned yet.');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Visit of the hive" sx={{ width: 320 }}>
        <StaticDatePicker
          defaultValue={dayjs('2024-06-12')}
          disableHighlightToday
          onAccept={(day) => setPlan(toPlan(day))}
          slots={{ actionBar: VisitButtons }}
          slotProps={{ toolbar: { hidden: true } }}
        />
        <Typography role="status" align="center" sx={{ pt: 1 }}>
          {plan}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}

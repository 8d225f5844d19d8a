import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function TurnTheCheese() {
  const titleId = React.useId();
  const [made, setMade] = React.useState<Dayjs | null>(dayjs('2024-05-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 320 }}>
        <Typography id={titleId} component="h3" variant="subtitle1" align="center">
          The wheel was made on
        </Typography>
        <Box role="group" aria-labelledby={titleId}>
          <DateCalendar value={made} onChange={setMade} disableHighlightToday />
        </Box>
        <Typography role="status" align="center" sx={{ mb: 1 }}>
          {made ? `Ripe on ${made.add(90, 'day').format('MMMM D, YYYY')}` : 'No day yet'}
        </Typography>
        <Stack direction="row" justifyContent="center" spacing={1}>
          <Button onClick={() => setMade(dayjs('2024-04-02'))}>First wheel</Button>
          <Button onClick={() => setMade(null)}>Clear</Button>
        </Stack>
      </Box>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const day = dayjs('2024-09-07');
const first = dayjs('2024-09-07T11:00');
const last = dayjs('2024-09-07T18:00');

const besideEachOther = {
  '& .MuiDigitalClock-list': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))',
    gap: 1,
  },
};
const ticket = {
  sx: {
    m: 0,
    '&:first-of-type': { m: 0 },
    border: 1,
    borderColor: 'text.secondary',
    borderRadius: 1,
    justifyContent: 'center',
  },
};

export default function TimesSideBySide() {
  const titleId = React.useId();
  const [show, setShow] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Card
        variant="outlined"
        role="group"
        aria-labelledby={titleId}
        sx={{ width: '100%', maxWidth: 320 }}
      >
        <CardContent>
          <Typography id={titleId} variant="h6" component="h3" gutterBottom>
            The fox and the kettle
          </Typography>
          <DigitalClock
            ampm={false}
            timeStep={60}
            value={show}
            onChange={setShow}
            referenceDate={day}
            minTime={first}
            maxTime={last}
            skipDisabled
            slotProps={{ digitalClockItem: ticket }}
            sx={besideEachOther}
          />
          <Typography role="status" sx={{ mt: 2 }}>
            {show ? `One ticket for ${show.format('HH:mm')}` : 'Every full hour on Saturday'}
          </Typography>
        </CardContent>
      </Card>
    </LocalizationProvider>
  );
}

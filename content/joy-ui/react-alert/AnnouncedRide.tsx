import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function AnnouncedRide() {
  const [rides, setRides] = React.useState(0);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420, minHeight: 108 }}>
      <Button onClick={() => setRides(rides + 1)} sx={{ alignSelf: 'flex-start' }}>
        Add an extra ride
      </Button>
      <Box role="status">
        {rides > 0 && (
          <Alert role="none" color="success">
            {rides === 1 ? '1 extra ride is' : `${rides} extra rides are`} in the timetable.
          </Alert>
        )}
      </Box>
    </Stack>
  );
}

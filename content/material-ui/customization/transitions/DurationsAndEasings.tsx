import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

export default function DurationsAndEasings() {
  const { transitions } = useTheme();
  const { duration: durations, easing: easings } = transitions;
  const [isMoved, setIsMoved] = React.useState(false);
  const samples = [
    { name: 'standard, easeInOut', duration: durations.standard, easing: easings.easeInOut },
    { name: 'entering, easeOut', duration: durations.enteringScreen, easing: easings.easeOut },
    { name: 'leaving, sharp', duration: durations.leavingScreen, easing: easings.sharp },
    { name: 'complex, easeIn', duration: durations.complex, easing: easings.easeIn },
  ];

  return (
    <Stack spacing={2} alignItems="flex-start" sx={{ width: '100%', maxWidth: 360 }}>
      {samples.map(({ name, duration, easing }) => (
        <div key={name}>
          <Typography variant="body2" gutterBottom>
            {name}, {duration} ms
          </Typography>
          <Box
            sx={{
              width: 48,
              height: 16,
              borderRadius: 1,
              bgcolor: 'primary.main',
              transform: isMoved ? 'translateX(120px)' : 'none',
              transition: transitions.create('transform', { duration, easing }),
            }}
          />
        </div>
      ))}
      <Button variant="outlined" onClick={() => setIsMoved(!isMoved)}>
        Move
      </Button>
    </Stack>
  );
}

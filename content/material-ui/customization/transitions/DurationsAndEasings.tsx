import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

export default function DurationsAndEasings() {
  const { transitions } = useTheme();
  const [isMoved, setIsMoved] = React.useState(false);
  const samples = [
    { name: 'standard, easeInOut', duration: 300, easing: transitions.easing.easeInOut },
    { name: 'entering, easeOut', duration: 225, easing: transitions.easing.easeOut },
    { name: 'leaving, sharp', duration: 195, easing: transitions.easing.sharp },
    { name: 'complex, easeIn', duration: 375, easing: transitions.easing.easeIn },
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

import Box from '@mui/material/Box';
import CircularProgress, { circularProgressClasses } from '@mui/material/CircularProgress';
import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const ThickBar = styled(LinearProgress)(({ theme }) => ({
  height: 12,
  borderRadius: 6,
  backgroundColor: theme.palette.action.selected,
  [`& .${linearProgressClasses.bar}`]: { borderRadius: 6 },
}));

export default function GaugeWithTrack() {
  return (
    <Stack spacing={3} alignItems="center" sx={{ width: '100%', maxWidth: 320 }}>
      <Box sx={{ position: 'relative', height: 64 }}>
        <CircularProgress
          variant="determinate"
          value={100}
          size={64}
          thickness={5}
          aria-hidden
          sx={{ color: 'action.selected' }}
        />
        <CircularProgress
          variant="determinate"
          value={40}
          size={64}
          thickness={5}
          aria-label="Water tank"
          sx={{
            position: 'absolute',
            inset: 0,
            [`& .${circularProgressClasses.circle}`]: { strokeLinecap: 'round' },
          }}
        />
      </Box>
      <ThickBar variant="determinate" value={40} aria-label="Fuel tank" sx={{ width: '100%' }} />
    </Stack>
  );
}

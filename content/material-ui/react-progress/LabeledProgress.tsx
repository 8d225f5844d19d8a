import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const value = 72;

export default function LabeledProgress() {
  return (
    <Stack spacing={3} alignItems="center" sx={{ width: '100%', maxWidth: 320 }}>
      <Box sx={{ position: 'relative', display: 'inline-flex' }}>
        <CircularProgress
          variant="determinate"
          value={value}
          size={56}
          aria-label="Charts checked"
        />
        <Typography
          aria-hidden
          variant="caption"
          sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}
        >
          {value}%
        </Typography>
      </Box>
      <Stack direction="row" spacing={2} alignItems="center" sx={{ width: '100%' }}>
        <LinearProgress
          variant="determinate"
          value={value}
          aria-label="Buoys checked"
          sx={{ flex: 1 }}
        />
        <Typography aria-hidden variant="body2">
          {value}%
        </Typography>
      </Stack>
    </Stack>
  );
}

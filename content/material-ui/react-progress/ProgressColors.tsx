import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'success', 'inherit'] as const;

export default function ProgressColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      {colors.map((color) => (
        <Stack key={color} direction="row" spacing={2} alignItems="center">
          <CircularProgress
            variant="determinate"
            value={70}
            size={24}
            color={color}
            aria-label={`Circle, ${color}`}
          />
          <LinearProgress
            variant="determinate"
            value={70}
            color={color}
            aria-label={`Bar, ${color}`}
            sx={{ flex: 1 }}
          />
        </Stack>
      ))}
    </Stack>
  );
}

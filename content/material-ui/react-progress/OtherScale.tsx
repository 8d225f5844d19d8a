import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const legs = { done: 9, all: 14 };

export default function OtherScale() {
  return (
    <Stack spacing={0.5} sx={{ width: '100%', maxWidth: 320 }}>
      <Typography variant="body2" aria-hidden>
        Leg {legs.done} of {legs.all}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(legs.done / legs.all) * 100}
        aria-label="Voyage"
        aria-valuetext={`Leg ${legs.done} of ${legs.all}`}
      />
    </Stack>
  );
}

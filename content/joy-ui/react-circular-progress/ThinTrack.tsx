import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function ThinTrack() {
  return (
    <Stack direction="row" spacing={3}>
      <CircularProgress
        determinate
        value={58}
        size="lg"
        aria-label="Fixer used"
        sx={(theme) => ({
          '--CircularProgress-trackThickness': '2px',
          '--CircularProgress-progressThickness': '8px',
          '--CircularProgress-trackColor': theme.vars.palette.neutral[500],
        })}
      />
      <CircularProgress
        determinate
        value={58}
        size="lg"
        color="success"
        aria-label="Stop bath used"
        sx={{
          '--CircularProgress-trackThickness': '12px',
          '--CircularProgress-progressThickness': '6px',
          '--CircularProgress-linecap': 'butt',
        }}
      />
    </Stack>
  );
}

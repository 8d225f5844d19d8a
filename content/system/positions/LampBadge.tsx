import { Box } from '@mui/system';

export default function LampBadge() {
  return (
    <Box
      sx={{
        '--tower': '#e0f2fe',
        '--ink': '#082f49',
        '--lamp': '#b45309',
        '--on-lamp': '#fff',
        '.mode-dark &': {
          '--tower': '#17323f',
          '--ink': '#e0f2fe',
          '--lamp': '#fcd34d',
          '--on-lamp': '#2b1b00',
        },
        position: 'relative',
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 320,
        mt: 1.5,
        p: 3,
        bgcolor: 'var(--tower)',
        color: 'var(--ink)',
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          top: (theme) => theme.spacing(-1.5),
          insetInlineEnd: 16,
          px: 1.5,
          borderRadius: 3,
          bgcolor: 'var(--lamp)',
          color: 'var(--on-lamp)',
        }}
      >
        Lamp lit
      </Box>
      <Box sx={{ fontWeight: 700 }}>North tower</Box>
      Two flashes every twelve seconds.
    </Box>
  );
}

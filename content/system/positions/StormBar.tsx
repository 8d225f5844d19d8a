import { Box } from '@mui/system';

const hours = ['Wind from the west', 'Gusts over the pier', 'Rain', 'Hail', 'Fog', 'Wind again'];

export default function StormBar() {
  return (
    <Box
      sx={{
        '--page': '#fafaf9',
        '--ink': '#1c1917',
        '--bar': '#991b1b',
        '--on-bar': '#fff',
        '.mode-dark &': {
          '--page': '#262321',
          '--ink': '#f5f5f4',
          '--bar': '#fecaca',
          '--on-bar': '#450a0a',
        },
        minHeight: '100vh',
        boxSizing: 'border-box',
        p: 2,
        pb: 8,
        bgcolor: 'var(--page)',
        color: 'var(--ink)',
      }}
    >
      {hours.map((hour) => (
        <Box key={hour} component="p" sx={{ mt: 0, mb: 3 }}>
          {hour}
        </Box>
      ))}
      <Box
        component="p"
        sx={{
          position: 'fixed',
          m: 0,
          bottom: 0,
          insetInline: 0,
          zIndex: 1,
          p: 1.5,
          textAlign: 'center',
          bgcolor: 'var(--bar)',
          color: 'var(--on-bar)',
        }}
      >
        Storm warning until ten
      </Box>
    </Box>
  );
}

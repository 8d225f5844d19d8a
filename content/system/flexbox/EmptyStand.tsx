import { Box } from '@mui/system';

export default function EmptyStand() {
  return (
    <Box
      sx={{
        '--floor': '#e7e5e4',
        '--ink': '#292524',
        '.mode-dark &': { '--floor': '#33302e', '--ink': '#f5f5f4' },
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        boxSizing: 'border-box',
        width: 1,
        minHeight: 160,
        p: 2,
        bgcolor: 'var(--floor)',
        color: 'var(--ink)',
        textAlign: 'center',
      }}
    >
      <Box sx={{ fontWeight: 700 }}>No bike on the stand</Box>
      Take the next one from the rack.
    </Box>
  );
}

import { Box } from '@mui/system';

export default function RehearsalSheet() {
  return (
    <Box
      sx={{
        '--sheet': '#fffdf5',
        '--ink': '#1f2937',
        '--action': '#1d4ed8',
        '--on-action': '#fff',
        '.mode-dark &': {
          '--sheet': '#23262d',
          '--ink': '#f3f4f6',
          '--action': '#93c5fd',
          '--on-action': '#0b1d3d',
        },
        '@media print': { bgcolor: '#fff', color: '#000' },
        boxSizing: 'border-box',
        minHeight: 200,
        p: 3,
        bgcolor: 'var(--sheet)',
        color: 'var(--ink)',
      }}
    >
      <Box sx={{ fontWeight: 700 }}>Rehearsal in the chapel</Box>
      <Box component="ol" sx={{ my: 2 }}>
        <li>Warm-up, eyes closed</li>
        <li>Evening song, altos alone</li>
        <li>Evening song, everybody</li>
      </Box>
      <Box
        component="button"
        type="button"
        onClick={() => window.print()}
        sx={{
          px: 2,
          py: 1,
          border: 0,
          borderRadius: 1,
          bgcolor: 'var(--action)',
          color: 'var(--on-action)',
          font: 'inherit',
          cursor: 'pointer',
          '&:focus-visible': { outline: '2px solid var(--action)', outlineOffset: 2 },
          displayPrint: 'none',
        }}
      >
        Print this sheet
      </Box>
      <Box sx={{ display: 'none', displayPrint: 'block' }}>
        Keep this sheet in your folder. Names of absent singers: ____________
      </Box>
    </Box>
  );
}

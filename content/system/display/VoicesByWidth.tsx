import { Box } from '@mui/system';

export default function VoicesByWidth() {
  return (
    <Box
      sx={{
        '--page': '#f3f4f6',
        '--ink': '#111827',
        '.mode-dark &': { '--page': '#262b33', '--ink': '#f3f4f6' },
        boxSizing: 'border-box',
        width: 1,
        p: 2,
        bgcolor: 'var(--page)',
        color: 'var(--ink)',
      }}
    >
      <Box>Program for Sunday: always here</Box>
      <Box sx={{ display: { xs: 'block', sm: 'none' } }}>Narrow window: below 600 pixels</Box>
      <Box sx={{ display: { xs: 'none', sm: 'block', lg: 'none' } }}>
        In between: 600 to 1199 pixels
      </Box>
      <Box sx={{ display: { xs: 'none', lg: 'block' } }}>Wide window: from 1200 pixels</Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export default function SpacingInSx() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        p: 2
      </Paper>
      <Paper variant="outlined" sx={{ px: 4, py: 1 }}>
        px: 4, py: 1
      </Paper>
      <Paper variant="outlined" sx={{ p: { xs: 1, sm: 3 } }}>
        1 on phones, then 3
      </Paper>
      <Paper variant="outlined" sx={{ p: '20px' }}>
        20px, not a step
      </Paper>
    </Box>
  );
}

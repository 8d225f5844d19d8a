import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function WindowWidth() {
  return (
    <Box sx={{ p: 2, bgcolor: 'background.paper', color: 'text.primary' }}>
      <Typography sx={{ display: { xs: 'block', sm: 'none' } }}>This window is narrow.</Typography>
      <Typography sx={{ display: { xs: 'none', sm: 'block' } }}>This window is wide.</Typography>
    </Box>
  );
}

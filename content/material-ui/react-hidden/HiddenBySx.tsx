import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function HiddenBySx() {
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh', p: 2 }}>
      <Typography sx={{ display: { sm: 'none' } }}>Narrow: below 600 pixels</Typography>
      <Typography sx={{ display: { xs: 'none', sm: 'block' } }}>
        Wide: 600 pixels and more
      </Typography>
      <Typography sx={{ display: { xs: 'none', sm: 'block', xl: 'none' } }}>
        Neither the smallest nor the largest
      </Typography>
    </Box>
  );
}

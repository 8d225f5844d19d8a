import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function AbsoluteDivider() {
  return (
    <Box sx={{ position: 'relative', width: 280, height: 72 }}>
      <Typography>A box of fixed height, with the line at its lower edge.</Typography>
      <Divider absolute />
    </Box>
  );
}

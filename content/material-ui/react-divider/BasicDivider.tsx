import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function BasicDivider() {
  return (
    <Box sx={{ width: 280 }}>
      <Typography sx={{ py: 1 }}>Gates open at seven.</Typography>
      <Divider />
      <Typography sx={{ py: 1 }}>The last boat leaves at eleven.</Typography>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function InheritedText() {
  return (
    <Box sx={{ typography: 'h6' }}>
      Start at the{' '}
      <Typography variant="inherit" component="strong" color="secondary">
        north pier
      </Typography>
    </Box>
  );
}

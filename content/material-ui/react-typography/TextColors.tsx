import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TextColors() {
  return (
    <Box>
      <Typography>Sand, the color around it</Typography>
      <Typography color="text.secondary">Shells, less important</Typography>
      <Typography color="success.main">Low tide, safe to walk</Typography>
      <Typography color="error">High tide, do not walk</Typography>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function Alignment() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Typography align="left">At the left</Typography>
      <Typography align="center">In the middle</Typography>
      <Typography align="right">At the right</Typography>
      <Typography align="justify">
        Justified text is stretched to both edges, which tears holes into it where lines are short.
      </Typography>
    </Box>
  );
}

import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function LooksAndElements() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Typography level="h2" component="h3">
        The night shift
      </Typography>
      <Typography level="body-lg" component="p" gutterBottom>
        Three hours of music without a word
      </Typography>
      <Typography level="title-sm" component="h4">
        Before midnight
      </Typography>
      <Typography>Slow piano, recorded in a barn.</Typography>
    </Box>
  );
}

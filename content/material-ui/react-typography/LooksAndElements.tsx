import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function LooksAndElements() {
  return (
    <Box component="article" sx={{ maxWidth: 400 }}>
      <Typography variant="overline" component="p">
        On foot
      </Typography>
      <Typography variant="h5" component="h4" gutterBottom>
        Over the dunes
      </Typography>
      <Typography variant="subtitle1" component="p" gutterBottom>
        A day without any hurry
      </Typography>
      <Typography paragraph>
        The path begins behind the last house and keeps to the crest, so the sea is always in sight.
      </Typography>
      <Typography variant="caption" component="p">
        Length: 9 km
      </Typography>
    </Box>
  );
}

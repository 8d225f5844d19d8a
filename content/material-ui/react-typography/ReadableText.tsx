import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ReadableText() {
  return (
    <Box component="article" sx={{ maxWidth: '60ch' }}>
      <Typography variant="h5" component="h4" gutterBottom sx={{ textWrap: 'balance' }}>
        What to take along
      </Typography>
      <Typography paragraph>
        Wind is what people forget. A thin jacket weighs little and keeps the sand out of your neck.
        Shoes may get wet on this path; boots that stay dry are not worth the weight.
      </Typography>
      <Typography paragraph>
        Water comes from the pump at the hut. Before you set out, look at{' '}
        <Link href="#write-a-readable-page">the tides of the day</Link>.
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Checked in spring, when the dunes were dry.
      </Typography>
    </Box>
  );
}

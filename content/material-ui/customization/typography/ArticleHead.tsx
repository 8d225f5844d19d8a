import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function ArticleHead() {
  return (
    <Box component="article" sx={{ maxWidth: 480 }}>
      <Typography variant="overline" component="p" color="text.secondary">
        Gardening
      </Typography>
      <Typography variant="h5" component="h3" gutterBottom>
        Sow in autumn, rest in spring
      </Typography>
      <Typography variant="subtitle1" component="p" color="text.secondary">
        Six kinds of seed that are better off in cold soil.
      </Typography>
      <Divider sx={{ my: 2 }} />
      <Typography paragraph>
        Some seeds wait for frost before they open. Sown in October, they use the winter for it and
        come up weeks before the others.
      </Typography>
      <Typography variant="caption" component="p" color="text.secondary">
        Read in four minutes
      </Typography>
    </Box>
  );
}

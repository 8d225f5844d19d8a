import Box from '@mui/material/Box';
import Hidden from '@mui/material/Hidden';
import Typography from '@mui/material/Typography';

export default function HiddenByCss() {
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh', p: 2 }}>
      <Hidden implementation="css" smUp>
        <Typography>Narrow: below 600 pixels</Typography>
      </Hidden>
      <Hidden implementation="css" smDown>
        <Typography>Wide: 600 pixels and more</Typography>
      </Hidden>
      <Hidden implementation="css" only={['xs', 'xl']}>
        <Typography>Neither the smallest nor the largest</Typography>
      </Hidden>
    </Box>
  );
}

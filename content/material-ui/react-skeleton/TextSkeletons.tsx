import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function TextSkeletons() {
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, width: 360, maxWidth: '100%' }}
    >
      <div>
        <Typography variant="h5" component="p">
          Rye bread
        </Typography>
        <Typography variant="body2">Sourdough, baked in a tin for an hour.</Typography>
      </div>
      <div>
        <Typography variant="h5" component="p">
          <Skeleton width="70%" />
        </Typography>
        <Typography variant="body2">
          <Skeleton />
          <Skeleton width="60%" />
        </Typography>
      </div>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const text =
  'Follow the posts with a white ring until the wreck, then turn inland at the second gate and keep to the ditch.';

export default function CutText() {
  return (
    <Box sx={{ width: 260, display: 'grid', gap: 2 }}>
      <Typography noWrap>{text}</Typography>
      <Typography
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        }}
      >
        {text}
      </Typography>
    </Box>
  );
}

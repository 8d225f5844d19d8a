import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const counts = [
  { stars: 5, count: 14 },
  { stars: 4, count: 9 },
  { stars: 3, count: 3 },
  { stars: 2, count: 2 },
  { stars: 1, count: 0 },
];
const total = counts.reduce((sum, { count }) => sum + count, 0);
const average = counts.reduce((sum, { stars, count }) => sum + stars * count, 0) / total;

export default function RatingSummary() {
  return (
    <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 360 }}>
      <Typography variant="h6" component="p">
        Green tea, first harvest
      </Typography>
      <Stack direction="row" spacing={1} alignItems="center" sx={{ mb: 2 }}>
        <Rating readOnly size="small" precision={0.1} value={average} />
        <Typography variant="body2">
          {average.toFixed(1)}, {total} ratings
        </Typography>
      </Stack>
      <Stack component="ul" spacing={0.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {counts.map(({ stars, count }) => (
          <Stack component="li" key={stars} direction="row" spacing={1} alignItems="center">
            <Typography variant="body2" sx={{ width: 56, flexShrink: 0 }}>
              {stars} {stars === 1 ? 'star' : 'stars'}
            </Typography>
            <Box sx={{ flex: 1 }} aria-hidden>
              <LinearProgress variant="determinate" value={(count / total) * 100} />
            </Box>
            <Typography variant="body2" sx={{ width: 24, textAlign: 'end' }}>
              {count}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Paper>
  );
}

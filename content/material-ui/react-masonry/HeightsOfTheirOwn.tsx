import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const heights = [60, 80, 100, 105, 90, 85, 70, 50];

export default function HeightsOfTheirOwn() {
  return (
    <Box sx={{ width: '100%', minHeight: 300 }}>
      <Masonry columns={3} spacing={2} defaultColumns={3} defaultSpacing={2} defaultHeight={299}>
        {heights.map((height, index) => (
          <Paper key={height} variant="outlined" sx={{ height, p: 1 }}>
            {index + 1}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}

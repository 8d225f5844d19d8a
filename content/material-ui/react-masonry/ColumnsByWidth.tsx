import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const heights = [50, 60, 70, 80, 90, 85];

export default function ColumnsByWidth() {
  return (
    <Box sx={{ bgcolor: 'background.default', minHeight: '100vh', p: 1 }}>
      <Masonry
        columns={{ xs: 2, sm: 3, md: 4 }}
        spacing={{ xs: 1, sm: 2, md: 2 }}
        defaultColumns={4}
        defaultSpacing={2}
        defaultHeight={193}
      >
        {heights.map((height, index) => (
          <Paper key={height} variant="outlined" sx={{ height, p: 1 }}>
            {index + 1}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}

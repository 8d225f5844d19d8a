import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

export default function EvenFrame() {
  return (
    <Paper
      variant="outlined"
      sx={{ boxSizing: 'border-box', width: 360, maxWidth: '100%', minHeight: 216, p: 2 }}
    >
      <Masonry
        columns={2}
        spacing={2}
        defaultColumns={2}
        defaultSpacing={2}
        defaultHeight={198}
        sx={{ width: 'auto' }}
      >
        {[60, 100, 80, 50].map((height, index) => (
          <Paper key={height} sx={{ height, p: 1, bgcolor: 'action.selected' }}>
            {index + 1}
          </Paper>
        ))}
      </Masonry>
    </Paper>
  );
}

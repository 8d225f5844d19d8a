import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

export default function SevenColumns() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Grid container columns={7}>
        {days.map((day) => (
          <Grid item key={day} xs={1} sx={{ textAlign: 'center', fontWeight: 700, pb: 1 }}>
            {day}
          </Grid>
        ))}
        {Array.from({ length: 14 }, (_, index) => (
          <Grid
            item
            key={index}
            xs={1}
            sx={{ textAlign: 'center', py: 1, borderTop: 1, borderColor: 'divider' }}
          >
            {index + 1}
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}

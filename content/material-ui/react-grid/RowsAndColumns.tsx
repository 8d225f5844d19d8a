import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';

const tile = { p: 1, textAlign: 'center', border: 1, borderColor: 'divider', borderRadius: 1 };

export default function RowsAndColumns() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container rowSpacing={3} columnSpacing={1}>
        {['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Weekend'].map((day) => (
          <Grid item key={day} xs={4}>
            <Box sx={tile}>{day}</Box>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}

import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function SquarePaper() {
  return (
    <Paper square sx={{ boxSizing: 'border-box', width: '100%', p: 2 }}>
      <Typography>A band over the whole width has no corners to round.</Typography>
    </Paper>
  );
}

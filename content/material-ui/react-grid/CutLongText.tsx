import AttachFileIcon from '@mui/icons-material/AttachFile';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function CutLongText() {
  return (
    <Paper variant="outlined" sx={{ width: 340, maxWidth: '100%', p: 2 }}>
      <Grid container wrap="nowrap" alignItems="center" columnSpacing={1}>
        <Grid item sx={{ display: 'flex' }}>
          <AttachFileIcon />
        </Grid>
        <Grid item xs zeroMinWidth>
          <Typography noWrap title="Measurements of the upper spring, first half of the year.pdf">
            Measurements of the upper spring, first half of the year.pdf
          </Typography>
        </Grid>
        <Grid item>
          <Button size="small">Remove</Button>
        </Grid>
      </Grid>
    </Paper>
  );
}

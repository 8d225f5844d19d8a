import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Grid from '@mui/material/Unstable_Grid2';

export default function ToolRow() {
  return (
    <Paper variant="outlined" sx={{ width: 440, maxWidth: '100%', p: 1.5 }}>
      <Grid container spacing={1} wrap="nowrap" alignItems="center">
        <Grid xs="auto">
          <IconButton aria-label="Bold">
            <FormatBoldIcon />
          </IconButton>
        </Grid>
        <Grid xs="auto">
          <IconButton aria-label="Italic">
            <FormatItalicIcon />
          </IconButton>
        </Grid>
        <Grid xs>
          <Typography noWrap>Letter to the harbor about the broken lamp</Typography>
        </Grid>
        <Grid xs="auto">
          <Button>Send</Button>
        </Grid>
      </Grid>
    </Paper>
  );
}

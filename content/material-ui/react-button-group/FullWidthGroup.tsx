import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function FullWidthGroup() {
  return (
    <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 320 }}>
      <Typography gutterBottom>Rain barrel is full</Typography>
      <ButtonGroup fullWidth aria-label="Rain barrel">
        <Button>Open tap</Button>
        <Button>Later</Button>
      </ButtonGroup>
    </Paper>
  );
}

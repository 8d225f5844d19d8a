import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import './styles.css';

export default function TonightCard() {
  return (
    <Card variant="outlined" className="tonight-card">
      <Typography variant="h6" component="h3">
        Saturn at 2 o’clock
      </Typography>
      <Typography color="text.secondary">Bring the small telescope. The rings are open.</Typography>
      <Button variant="contained" className="tonight-card-action">
        Remind me
      </Button>
    </Card>
  );
}

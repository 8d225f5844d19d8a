import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

export default function TonightCard() {
  return (
    <Card variant="outlined" className="flex max-w-80 flex-col gap-2 rounded-2xl! p-6">
      <Typography variant="h6" component="h3">
        Saturn at 2 o’clock
      </Typography>
      <Typography color="text.secondary">Bring the small telescope. The rings are open.</Typography>
      <Button variant="contained" className="self-start rounded-full!">
        Remind me
      </Button>
    </Card>
  );
}

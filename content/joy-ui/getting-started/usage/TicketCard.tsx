import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

export default function TicketCard() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 340 }}>
      <Chip variant="soft" color="warning" size="sm">
        Two seats left
      </Chip>
      <Typography level="title-lg" component="h3">
        Ferry to the islands
      </Typography>
      <Typography level="body-sm">Leaves at 8:40, takes fifty minutes</Typography>
      <CardActions>
        <Button>Reserve</Button>
        <Button variant="plain" color="neutral">
          Later boats
        </Button>
      </CardActions>
    </Card>
  );
}

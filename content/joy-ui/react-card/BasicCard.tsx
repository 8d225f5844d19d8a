import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function BasicCard() {
  return (
    <Card sx={{ width: '100%', maxWidth: 320 }}>
      <CardContent>
        <Typography level="title-lg" component="h3">
          Wheel throwing
        </Typography>
        <Typography>Six evenings, from the first wobbly bowl to a mug with a handle.</Typography>
      </CardContent>
      <CardActions>
        <Button>Take part</Button>
      </CardActions>
    </Card>
  );
}

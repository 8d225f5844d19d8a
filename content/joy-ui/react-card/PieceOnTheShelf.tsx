import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';
import { glaze } from './glaze';

export default function PieceOnTheShelf() {
  return (
    <Card orientation="horizontal" sx={{ width: '100%', maxWidth: 400 }}>
      <CardOverflow>
        <AspectRatio flex ratio="1" sx={{ width: { xs: 88, sm: 120 } }}>
          <img src={glaze('#7a3b2e', '#e7d3b8')} alt="" />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md" component="h3">
          Two bowls, nested
        </Typography>
        <Typography level="body-sm">Fired on Sunday, on the lower shelf</Typography>
        <CardActions>
          <Button size="sm" variant="soft">
            Pick up
          </Button>
        </CardActions>
      </CardContent>
    </Card>
  );
}

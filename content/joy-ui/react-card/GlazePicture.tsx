import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';
import { glaze } from './glaze';

export default function GlazePicture() {
  return (
    <Card sx={{ width: '100%', maxWidth: 320 }}>
      <CardOverflow>
        <AspectRatio ratio="2">
          <img src={glaze('#2f6f8f', '#c9b79c')} alt="A blue glaze that runs down over sand" />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md" component="h3">
          Rain on sand
        </Typography>
        <Typography level="body-sm">Runs where it is thick. Keep it off the foot.</Typography>
      </CardContent>
      <CardOverflow variant="soft">
        <Divider inset="context" />
        <CardContent orientation="horizontal">
          <Typography level="body-xs">Cone 6</Typography>
          <Divider orientation="vertical" />
          <Typography level="body-xs">Safe for food</Typography>
        </CardContent>
      </CardOverflow>
    </Card>
  );
}

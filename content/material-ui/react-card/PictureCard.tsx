import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { landscape } from './landscape';

export default function PictureCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardMedia
        component="img"
        image={landscape('#b3d4e8', '#2f5d50')}
        alt="Drawing of green hills under a pale sun"
        width={320}
        height={180}
        sx={{ height: 'auto', aspectRatio: '16 / 9' }}
      />
      <CardContent>
        <Typography variant="h6" component="h3" gutterBottom>
          Ridge path
        </Typography>
        <Typography variant="body2">
          Eleven kilometers, four hours, and no shade after the second bridge.
        </Typography>
      </CardContent>
    </Card>
  );
}

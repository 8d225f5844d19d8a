import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';
import { glaze } from './glaze';

export default function OpenStudioCover() {
  return (
    <Card sx={{ width: '100%', maxWidth: 360, minHeight: 220 }}>
      <CardCover>
        <img src={glaze('#35506b', '#b4a58a')} alt="" />
      </CardCover>
      <CardCover
        sx={{ background: 'linear-gradient(to top, rgb(0 0 0 / 0.85) 35%, transparent)' }}
      />
      <CardContent sx={{ justifyContent: 'flex-end' }}>
        <Typography level="title-lg" component="h3" textColor="common.white">
          Open studio
        </Typography>
        <Typography textColor="common.white">Saturday from ten, with a fresh kiln</Typography>
      </CardContent>
    </Card>
  );
}

import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { landscape } from './landscape';

export default function BookOnLoan() {
  return (
    <Card sx={{ display: 'flex', width: 420, maxWidth: '100%' }}>
      <CardMedia
        component="img"
        image={landscape('#f3d9b1', '#8a5a44')}
        alt=""
        sx={{ flexShrink: 0, width: { xs: 88, sm: 128 } }}
      />
      <Stack flexGrow={1} minWidth={0}>
        <CardContent sx={{ flexGrow: 1 }}>
          <Typography variant="h6" component="h3">
            Maps of Nowhere
          </Typography>
          <Typography variant="body2">Due back on Friday</Typography>
        </CardContent>
        <CardActions sx={{ flexWrap: 'wrap' }}>
          <Button size="small">Keep it longer</Button>
        </CardActions>
      </Stack>
    </Card>
  );
}

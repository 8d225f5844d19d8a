import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function ReminderCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <CardContent>
        <Typography variant="h6" component="h3" gutterBottom>
          Water the seedlings
        </Typography>
        <Typography variant="body2">
          The trays on the south window dry out within a day. Half a can is enough.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Done</Button>
        <Button size="small">Tomorrow</Button>
      </CardActions>
    </Card>
  );
}

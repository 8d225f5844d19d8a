import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function RaisedCard() {
  return (
    <Card>
      <CardContent>
        <Typography>A card on a raised stage</Typography>
      </CardContent>
    </Card>
  );
}

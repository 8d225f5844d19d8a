import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function TeaCard() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 300 }}>
      <Typography component="h3" level="title-md">
        Cloud Terrace
      </Typography>
      <Divider />
      <CardContent>
        <Typography level="body-sm">Picked in spring, before the rain.</Typography>
      </CardContent>
      <Divider inset="none" />
      <Typography level="body-sm">Opened on Monday</Typography>
    </Card>
  );
}

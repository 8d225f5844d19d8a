import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function OnAColoredCard() {
  return (
    <Card variant="solid" color="primary" invertedColors sx={{ maxWidth: 360 }}>
      <Typography level="title-lg" component="h3">
        The lathe is free today
      </Typography>
      <Typography level="title-sm">Somebody gave back a reservation for this afternoon.</Typography>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button>Take it</Button>
        <Button variant="outlined">Tell a friend</Button>
        <Button variant="plain">Hide</Button>
      </Stack>
    </Card>
  );
}

import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BenchCard() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 340 }}>
      <Stack direction="row" spacing={1} justifyContent="space-between" alignItems="flex-start">
        <Typography level="title-lg" component="h3">
          Bench 7, orchids
        </Typography>
        <Chip variant="soft" color="warning">
          Dry
        </Chip>
      </Stack>
      <Typography>Last watered five days ago.</Typography>
      <CardActions>
        <Button variant="solid">Water now</Button>
        <Button variant="plain" color="neutral">
          Tomorrow
        </Button>
      </CardActions>
    </Card>
  );
}

import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ActionRows() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Card size="sm">
        <Typography level="title-sm" component="h3">
          Equal widths
        </Typography>
        <CardActions buttonFlex="1">
          <Button variant="outlined" color="neutral">
            Later
          </Button>
          <Button>Unload</Button>
        </CardActions>
      </Card>
      <Card size="sm">
        <Typography level="title-sm" component="h3">
          At most 120 pixels, from the end
        </Typography>
        <CardActions orientation="horizontal-reverse" buttonFlex="0 1 120px">
          <Button>Unload</Button>
          <Button variant="outlined" color="neutral">
            Later
          </Button>
        </CardActions>
      </Card>
      <Card size="sm">
        <Typography level="title-sm" component="h3">
          Below a line, one above the other
        </Typography>
        <Divider />
        <CardActions orientation="vertical">
          <Button>Unload</Button>
          <Button variant="outlined" color="neutral">
            Later
          </Button>
        </CardActions>
      </Card>
    </Stack>
  );
}

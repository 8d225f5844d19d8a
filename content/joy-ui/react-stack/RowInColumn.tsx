import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function RowInColumn() {
  return (
    <Stack spacing={2}>
      <Typography level="title-lg" component="h3">
        Line 4 is ready to be cut
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button>Send the boat</Button>
        <Button variant="plain">Wait a week</Button>
      </Stack>
    </Stack>
  );
}

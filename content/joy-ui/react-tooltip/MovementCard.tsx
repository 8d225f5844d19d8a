import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

export default function MovementCard() {
  return (
    <Tooltip
      describeChild
      arrow
      variant="outlined"
      title={
        <Stack spacing={0.5} sx={{ maxWidth: 220, py: 0.5 }}>
          <Typography level="title-sm">Eight-day movement</Typography>
          <Typography level="body-sm" textColor="text.secondary">
            Two barrels, anchor escapement, strikes the hours on a bell.
          </Typography>
        </Stack>
      }
    >
      <Button variant="soft">Movement 114</Button>
    </Tooltip>
  );
}

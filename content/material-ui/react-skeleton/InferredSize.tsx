import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function InferredSize() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Skeleton component="div" variant="circular">
        <Avatar />
      </Skeleton>
      <Skeleton variant="rounded">
        <Button>Bake it</Button>
      </Skeleton>
      <Skeleton component="div">
        <Typography>Rye bread</Typography>
      </Skeleton>
    </Stack>
  );
}

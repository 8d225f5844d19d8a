import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SkeletonAnimations() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <div>
        <Typography level="body-sm" textColor="text.secondary">
          pulse
        </Typography>
        <Skeleton variant="rectangular" height={40} />
      </div>
      <div>
        <Typography level="body-sm" textColor="text.secondary">
          wave
        </Typography>
        <Skeleton animation="wave" variant="rectangular" height={40} />
      </div>
      <div>
        <Typography level="body-sm" textColor="text.secondary">
          false
        </Typography>
        <Skeleton animation={false} variant="rectangular" height={40} />
      </div>
    </Stack>
  );
}

import Avatar from '@mui/joy/Avatar';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function CoveredShapes() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Avatar size="lg">
        <Skeleton />
      </Avatar>
      <AspectRatio ratio="4/3" sx={{ width: 120, borderRadius: 'md' }}>
        <Skeleton />
      </AspectRatio>
      <Box sx={{ position: 'relative', width: 64, height: 90 }}>
        <Skeleton />
      </Box>
    </Stack>
  );
}

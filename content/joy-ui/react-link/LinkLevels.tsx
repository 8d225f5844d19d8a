import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinkLevels() {
  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Link href="#north" level="title-lg">
        The northern islands
      </Link>
      <Typography level="body-sm">
        Small text with a{' '}
        <Link href="#lighthouse" underline="always">
          small link
        </Link>
      </Typography>
      <Box sx={{ fontSize: 13 }}>
        No Typography around, so{' '}
        <Link href="#inherit" level="inherit" underline="always">
          level is inherit
        </Link>
      </Box>
    </Stack>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkColors() {
  return (
    <Stack spacing={2} sx={{ width: 320 }}>
      <Link href="#secondary" color="secondary">
        A color of the palette
      </Link>
      <Link href="#quiet" color="text.secondary">
        A quiet one, of a text color
      </Link>
      <Box sx={{ p: 2, bgcolor: 'primary.main', color: 'primary.contrastText', borderRadius: 1 }}>
        On a color,{' '}
        <Link href="#inherit" color="inherit">
          inherit the color of the text
        </Link>
        .
      </Box>
      <Link href="#heading" variant="h6" underline="hover">
        A heading that leads on
      </Link>
    </Stack>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function SkipToContent() {
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh', p: 2 }}>
      <Link
        href="#content"
        sx={{
          position: 'absolute',
          insetInlineStart: 16,
          top: 8,
          px: 2,
          py: 1,
          bgcolor: 'background.paper',
          boxShadow: 2,
          '&:not(:focus)': { clipPath: 'inset(50%)' },
        }}
      >
        Skip to the content
      </Link>
      <Box component="nav" aria-label="Main" sx={{ display: 'flex', gap: 2, mb: 3 }}>
        <Link href="#beds">Beds</Link>
        <Link href="#tools">Tools</Link>
        <Link href="#compost">Compost</Link>
      </Box>
      <Typography id="content" component="div" tabIndex={-1}>
        Press Tab in this frame: the first link comes to light, and leads here.
      </Typography>
    </Box>
  );
}

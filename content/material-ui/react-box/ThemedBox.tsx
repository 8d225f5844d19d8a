import Box from '@mui/material/Box';

export default function ThemedBox() {
  return (
    <Box
      sx={{
        width: 280,
        maxWidth: 1,
        p: 2,
        borderRadius: 2,
        boxShadow: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        typography: 'body2',
        '&:hover': { bgcolor: 'primary.dark' },
      }}
    >
      Two steps of padding, a color of the palette and a text style of the theme.
    </Box>
  );
}

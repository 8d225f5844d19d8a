import Box from '@mui/material/Box';

export default function BoxByWidth() {
  return (
    <Box
      sx={{
        minHeight: '100vh',
        bgcolor: 'background.default',
        color: 'text.primary',
        p: { xs: 1, sm: 3 },
        typography: { xs: 'body2', sm: 'body1' },
        columnCount: { xs: 1, sm: 2 },
      }}
    >
      On a narrow window this is one column in small type, close to the edges. From the breakpoint
      sm on it is set in two columns, larger and with more air. Everything here is in the HTML and
      CSS that the server sends, so nothing moves when the scripts arrive.
    </Box>
  );
}

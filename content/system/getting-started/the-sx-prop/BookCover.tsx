import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: { cloth: { red: '#8c2f39', deep: '#5c1c25', gold: '#f7e0a8' } },
  shape: { borderRadius: 6 },
});

export default function BookCover() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          display: 'grid',
          alignContent: 'space-between',
          boxSizing: 'border-box',
          width: { xs: 1, sm: 240 },
          minHeight: 260,
          p: 3,
          borderRadius: 1,
          borderInlineStart: '16px solid',
          borderColor: 'cloth.deep',
          bgcolor: 'cloth.red',
          color: 'cloth.gold',
        }}
      >
        <Box sx={{ fontSize: 28, fontWeight: 700, lineHeight: 1.2 }}>On Paper and Thread</Box>
        <Box sx={{ pt: 1, borderTop: 1, textAlign: 'end' }}>Bound by hand</Box>
      </Box>
    </ThemeProvider>
  );
}

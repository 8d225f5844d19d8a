import { alpha, Box, createTheme, Stack, ThemeProvider } from '@mui/system';

const theme = createTheme({
  spacing: 6,
  palette: { paper: '#fffdf7', ink: '#1f2a44' },
});

const washes = [0.08, 0.2, 0.32];

export default function InkWashes() {
  return (
    <ThemeProvider theme={theme}>
      <Stack
        direction="row"
        flexWrap="wrap"
        gap={2}
        sx={{ p: 3, borderRadius: 2, bgcolor: 'paper', color: 'ink' }}
      >
        {washes.map((wash) => (
          <Box
            key={wash}
            sx={(theme) => ({
              px: 3,
              py: 2,
              backgroundImage: `linear-gradient(${alpha(theme.palette.ink, wash)}, transparent)`,
              boxShadow: `0 ${theme.spacing(0.5)} 0 ${theme.palette.ink}`,
            })}
          >
            Wash of {wash * 100} percent
          </Box>
        ))}
      </Stack>
    </ThemeProvider>
  );
}

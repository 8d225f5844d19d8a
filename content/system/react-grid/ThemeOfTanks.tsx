import { Box, createTheme, Unstable_Grid as Grid, styled, ThemeProvider } from '@mui/system';

const theme = createTheme({
  spacing: 4,
  components: {
    MuiGrid: {
      defaultProps: { spacing: 1, columns: 6 },
      styleOverrides: { root: { textAlign: 'center' } },
    },
  },
});

const Tank = styled('div')({ padding: 12, backgroundColor: '#0c4a6e', color: '#fff' });

export default function ThemeOfTanks() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: '100%' }}>
        <Grid container>
          <Grid xs={2}>
            <Tank>2 of 6</Tank>
          </Grid>
          <Grid xs={4}>
            <Tank>4 of 6</Tank>
          </Grid>
        </Grid>
      </Box>
    </ThemeProvider>
  );
}

import { createTheme, Stack, styled, ThemeProvider } from '@mui/system';

const theme = createTheme({
  components: {
    MuiStack: {
      defaultProps: { useFlexGap: true, spacing: 1, direction: 'row' },
      styleOverrides: { root: { flexWrap: 'wrap' } },
    },
  },
});

const Kite = styled('div')({ padding: '8px 16px', backgroundColor: '#701a75', color: '#fff' });

export default function ThemeOfKites() {
  return (
    <ThemeProvider theme={theme}>
      <Stack>
        <Kite>Delta</Kite>
        <Kite>Sled</Kite>
        <Kite>Rokkaku</Kite>
        <Kite>Parafoil</Kite>
      </Stack>
    </ThemeProvider>
  );
}

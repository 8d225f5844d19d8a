import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface TypographySystemOverrides {
    display2: true;
  }
}

const { h1 } = extendTheme().typography;

const theme = extendTheme({
  typography: { display2: { ...h1, fontSize: 'clamp(2.25rem, 12vw, 3.75rem)', lineHeight: 1.25 } },
});

export default function DisplayLevel() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={1}>
        <Typography level="display2" component="p">
          14:20
        </Typography>
        <Typography level="body-md">High water</Typography>
      </Stack>
    </ThemeProvider>
  );
}

import { Box, createBox, createTheme, Stack, ThemeProvider } from '@mui/system';

const apiaryTheme = createTheme({
  spacing: 12,
  shape: { borderRadius: 10 },
  palette: { wax: { main: '#fde9a9', on: '#3b2106' }, heath: { main: '#5b2a63', on: '#fbeefe' } },
});

const ApiaryBox = createBox({
  themeId: 'apiary',
  defaultTheme: apiaryTheme,
  defaultClassName: 'ApiaryBox',
  generateClassName: (name) => `meadow-${name}`,
});

export default function ApiaryBoxes() {
  return (
    <Stack direction="row" gap={2} flexWrap="wrap" alignItems="center">
      <ThemeProvider themeId="apiary" theme={apiaryTheme}>
        <ApiaryBox sx={{ p: 2, borderRadius: 1, bgcolor: 'wax.main', color: 'wax.on' }}>
          Summer honey
        </ApiaryBox>
        <ApiaryBox sx={{ p: 2, borderRadius: 1, bgcolor: 'heath.main', color: 'heath.on' }}>
          Heather honey
        </ApiaryBox>
        <Box sx={{ p: 2, border: 1, borderRadius: 1 }}>Box of the page</Box>
      </ThemeProvider>
    </Stack>
  );
}

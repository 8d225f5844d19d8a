import { Box, createBox, createTheme, ThemeProvider } from '@mui/system';

const pageTheme = createTheme({ spacing: 8, palette: { surface: '#e2e8f0', text: '#0f172a' } });
const hiveTheme = createTheme({ spacing: 16, palette: { surface: '#fde68a', text: '#451a03' } });

const HiveBox = createBox({
  themeId: 'hive',
  defaultTheme: hiveTheme,
  defaultClassName: 'HiveBox-root',
});

export default function TwoThemes() {
  return (
    <ThemeProvider theme={pageTheme}>
      <ThemeProvider themeId="hive" theme={hiveTheme}>
        <Box sx={{ p: 2, bgcolor: 'surface', color: 'text' }}>
          Box with p: 2
          <HiveBox sx={{ p: 2, mt: 1, bgcolor: 'surface', color: 'text' }}>
            HiveBox with p: 2
          </HiveBox>
        </Box>
      </ThemeProvider>
    </ThemeProvider>
  );
}

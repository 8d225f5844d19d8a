import { Box, createTheme, Stack, ThemeProvider } from '@mui/system';

const sharpTheme = createTheme({ shape: { borderRadius: 4 } });
const softTheme = createTheme({ shape: { borderRadius: 10 } });

const patch = {
  display: 'grid',
  placeContent: 'center',
  height: 72,
  minWidth: 104,
  bgcolor: '#1e3a5f',
  color: '#fff',
};

function Patches() {
  return (
    <Stack direction="row" gap={2} flexWrap="wrap">
      <Box sx={{ ...patch, borderRadius: 1 }}>1</Box>
      <Box sx={{ ...patch, borderRadius: 2 }}>2</Box>
      <Box sx={{ ...patch, borderRadius: '8px' }}>&apos;8px&apos;</Box>
      <Box sx={{ ...patch, borderRadius: '50%' }}>&apos;50%&apos;</Box>
    </Stack>
  );
}

export default function PatchCorners() {
  return (
    <Stack gap={3}>
      <ThemeProvider theme={sharpTheme}>
        <div>
          <Box sx={{ mb: 1 }}>shape.borderRadius is 4</Box>
          <Patches />
        </div>
      </ThemeProvider>
      <ThemeProvider theme={softTheme}>
        <div>
          <Box sx={{ mb: 1 }}>shape.borderRadius is 10</Box>
          <Patches />
        </div>
      </ThemeProvider>
    </Stack>
  );
}

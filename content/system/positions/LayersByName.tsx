import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({ zIndex: { water: 1, boat: 2, fog: 3 } });

const layer = {
  gridArea: '1 / 1',
  position: 'relative',
  width: 190,
  height: 80,
  p: 1,
  borderRadius: 1,
  border: '1px solid #172554',
  color: '#172554',
};

export default function LayersByName() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'grid', width: 1, maxWidth: 300, minHeight: 170 }}>
        <Box sx={{ ...layer, zIndex: 'fog', insetInlineStart: 90, top: 80, bgcolor: '#f1f5f9' }}>
          Fog, written first
        </Box>
        <Box sx={{ ...layer, zIndex: 'boat', insetInlineStart: 45, top: 40, bgcolor: '#fde68a' }}>
          Boat
        </Box>
        <Box sx={{ ...layer, zIndex: 'water', bgcolor: '#bfdbfe' }}>Water, written last</Box>
      </Box>
    </ThemeProvider>
  );
}

import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

export default function ScopedPart() {
  return (
    <ScopedCssBaseline enableColorScheme sx={{ p: 2, borderRadius: 1 }}>
      <Box sx={{ p: 2, border: '1px dashed', width: 160 }}>
        <strong>160 pixels</strong>, border and padding included
      </Box>
    </ScopedCssBaseline>
  );
}

import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

function Sample() {
  return (
    <Box sx={{ p: 2, border: '1px dashed', width: 160 }}>
      <strong>160 pixels</strong> and a padding
    </Box>
  );
}

export default function ScopedPart() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
      <ScopedCssBaseline component="section" enableColorScheme sx={{ p: 2, borderRadius: 1 }}>
        <Sample />
      </ScopedCssBaseline>
    </Box>
  );
}

import { useState } from 'react';
import { Box, Stack } from '@mui/system';

export default function CoverOptions() {
  const [ribbed, setRibbed] = useState(true);
  const [gilt, setGilt] = useState(false);

  return (
    <Stack gap={2} sx={{ width: 1, maxWidth: 280 }}>
      <Stack direction="row" gap={3} flexWrap="wrap">
        <label>
          <input type="checkbox" checked={ribbed} onChange={() => setRibbed(!ribbed)} /> Raised
          bands
        </label>
        <label>
          <input type="checkbox" checked={gilt} onChange={() => setGilt(!gilt)} /> Gilt edge
        </label>
      </Stack>
      <Box
        sx={[
          { p: 3, minHeight: 120, borderRadius: 1, bgcolor: '#243b6b', color: '#fff' },
          ribbed && { borderBlock: '10px double #b9c6e8' },
          gilt && { borderInlineEnd: '10px solid #d9ab3f' },
        ]}
      >
        Quarter leather{ribbed ? ', raised bands' : ''}
        {gilt ? ', gilt edge' : ''}
      </Box>
    </Stack>
  );
}

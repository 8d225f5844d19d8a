import * as React from 'react';
import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';

export default function RightToLeftBar() {
  const id = React.useId();

  return (
    <Box dir="rtl" lang="ar" sx={{ width: '100%', maxWidth: 320 }}>
      <Box id={id} sx={{ mb: 1 }}>
        الماء في الهويس
      </Box>
      <LinearProgress
        determinate
        value={30}
        aria-labelledby={id}
        sx={{
          '&::before': { left: 'auto', insetInlineStart: 'var(--_LinearProgress-padding)' },
        }}
      />
    </Box>
  );
}

import type { ReactNode } from 'react';
import { Box, Stack, type SxProps, type Theme } from '@mui/system';

interface SpineLabelProps {
  children: ReactNode;
  sx?: SxProps<Theme>;
}

function SpineLabel({ children, sx = [] }: SpineLabelProps) {
  return (
    <Box
      sx={[
        { px: 2, py: 1, borderBlock: '2px solid', bgcolor: '#4a1d33', color: '#f9e7c4' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}

export default function SpineLabels() {
  return (
    <Stack gap={1.5} sx={{ width: 1, maxWidth: 320 }}>
      <SpineLabel>As it comes</SpineLabel>
      <SpineLabel sx={{ bgcolor: '#14532d', borderRadius: 2 }}>With an object</SpineLabel>
      <SpineLabel sx={(theme) => ({ marginInlineStart: theme.spacing(4) })}>
        With a function
      </SpineLabel>
      <SpineLabel sx={[{ textAlign: 'center' }, { fontStyle: 'italic' }]}>With an array</SpineLabel>
    </Stack>
  );
}

import * as React from 'react';
import { Box, Stack } from '@mui/system';

interface BerthProps {
  children: React.ReactNode;
  flag: string;
}

function Berth({ children, flag }: BerthProps) {
  return (
    <Box
      sx={{
        position: 'relative',
        width: 140,
        p: 3,
        border: 1,
        borderColor: '#1e40af',
        borderRadius: 2,
        bgcolor: '#eff6ff',
        color: '#172554',
      }}
    >
      {children}
      <Box
        component="span"
        sx={{
          position: 'absolute',
          insetBlockStart: -12,
          insetInlineEnd: -8,
          px: 1,
          borderRadius: 1,
          bgcolor: '#9f1239',
          color: '#fff1f2',
          fontSize: 14,
        }}
      >
        {flag}
      </Box>
    </Box>
  );
}

export default function CornerFlag() {
  return (
    <Stack direction="row" gap={4} flexWrap="wrap">
      <Berth flag="Leaves at 6">Berth 4</Berth>
      <Berth flag="Repairs">Berth 9</Berth>
    </Stack>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';

const frame = { p: 2, border: 1, borderColor: 'divider', minHeight: 56 };

export default function SomewhereElse() {
  const [sent, setSent] = React.useState(false);
  const targetRef = React.useRef<HTMLDivElement>(null);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, display: 'grid', gap: 2 }}>
      <Box sx={frame}>
        <Button onClick={() => setSent(!sent)}>{sent ? 'Take it back' : 'Send it below'}</Button>
        <Portal container={() => targetRef.current} disablePortal={!sent}>
          <Typography>Written in the upper frame</Typography>
        </Portal>
      </Box>
      <Box ref={targetRef} sx={frame} />
    </Box>
  );
}

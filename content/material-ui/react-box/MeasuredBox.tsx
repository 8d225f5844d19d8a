import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function MeasuredBox() {
  const boxRef = React.useRef<HTMLDivElement>(null);
  const [width, setWidth] = React.useState('');

  return (
    <Box ref={boxRef} sx={{ p: 2, border: '1px dashed', borderColor: 'text.secondary' }}>
      <Button onClick={() => setWidth(`${boxRef.current?.offsetWidth ?? 0} pixels`)}>
        Measure this box
      </Button>
      <Box role="status" sx={{ minHeight: 24, textAlign: 'center' }}>
        {width}
      </Box>
    </Box>
  );
}

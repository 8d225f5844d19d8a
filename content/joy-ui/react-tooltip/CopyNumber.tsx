import * as React from 'react';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const onlyHeard = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const number = 'K 40 817';

export default function CopyNumber() {
  const [open, setOpen] = React.useState(false);
  const [result, setResult] = React.useState('');

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      setResult('Copied');
    } catch {
      setResult('The browser did not allow it');
    }
    setOpen(true);
  };

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', position: 'relative' }}>
      <Box component="span">Case number {number}</Box>
      <Tooltip
        describeChild
        placement="top"
        title={result || 'Copy the case number'}
        open={open}
        onOpen={() => {
          setResult('');
          setOpen(true);
        }}
        onClose={() => setOpen(false)}
      >
        <IconButton aria-label="Copy the case number" onClick={() => void handleCopy()}>
          <ContentCopy />
        </IconButton>
      </Tooltip>
      <Box role="status" sx={onlyHeard}>
        {result}
      </Box>
    </Stack>
  );
}

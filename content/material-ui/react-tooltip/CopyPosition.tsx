import * as React from 'react';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const onlyHeard = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const position = '18h 36m 56s, +38° 47′';

export default function CopyPosition() {
  const [open, setOpen] = React.useState(false);
  const [result, setResult] = React.useState('');

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(position);
      setResult('Copied');
    } catch {
      setResult('The browser did not allow it');
    }
    setOpen(true);
  };

  return (
    <Stack direction="row" spacing={1} alignItems="center">
      <Typography>{position}</Typography>
      <Tooltip
        describeChild
        placement="top"
        title={result || 'Copy the position'}
        open={open}
        onOpen={() => {
          setResult('');
          setOpen(true);
        }}
        onClose={() => setOpen(false)}
      >
        <IconButton aria-label="Copy the position" onClick={() => void handleCopy()}>
          <ContentCopyIcon />
        </IconButton>
      </Tooltip>
      <Box role="status" sx={onlyHeard}>
        {result}
      </Box>
    </Stack>
  );
}

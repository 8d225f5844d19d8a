import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper, { type PopperProps } from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function SelectedWords() {
  const [anchor, setAnchor] = React.useState<PopperProps['anchorEl']>(null);
  const [count, setCount] = React.useState(0);
  const textRef = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    const handleChange = () => {
      const selection = document.getSelection();
      const words = selection?.toString().trim() ?? '';
      if (!selection || !words || !textRef.current?.contains(selection.anchorNode)) {
        setAnchor(null);
        return;
      }
      const range = selection.getRangeAt(0);
      setCount(words.split(/\s+/).length);
      setAnchor({ getBoundingClientRect: () => range.getBoundingClientRect() });
    };
    document.addEventListener('selectionchange', handleChange);
    return () => document.removeEventListener('selectionchange', handleChange);
  }, []);

  return (
    <Box ref={textRef} sx={{ maxWidth: 440 }}>
      <Typography>
        Select some words in this text. The wind has turned to the north, and the boats stay in the
        harbor until the evening.
      </Typography>
      <Popper open={Boolean(anchor)} anchorEl={anchor} placement="top" role="note">
        <Paper elevation={3} sx={{ px: 1.5, py: 0.5, mb: 0.5 }}>
          {count} {count === 1 ? 'word' : 'words'}
        </Paper>
      </Popper>
    </Box>
  );
}

import * as React from 'react';
import SendIcon from '@mui/icons-material/Send';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Area = styled(TextareaAutosize)(({ theme }) => ({
  flexGrow: 1,
  padding: 8,
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  outline: 0,
  resize: 'none',
  '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
}));

export default function NoteToNeighbor() {
  const [text, setText] = React.useState('');
  const [sent, setSent] = React.useState<readonly string[]>([]);

  const send = () => {
    if (!text.trim()) return;
    setSent([...sent, text.trim()]);
    setText('');
  };

  return (
    <Stack spacing={1} sx={{ width: 360, maxWidth: '100%', minBlockSize: 180 }}>
      <Stack role="log" aria-label="Notes" spacing={1}>
        {sent.map((note, index) => (
          <Typography key={index} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {note}
          </Typography>
        ))}
      </Stack>
      <Paper
        variant="outlined"
        sx={{
          display: 'flex',
          alignItems: 'flex-end',
          '&:focus-within': {
            outline: '2px solid',
            outlineColor: ({ palette }) => palette.primary.main,
          },
        }}
      >
        <Area
          aria-label="Note to the neighbor"
          placeholder="Enter sends the note"
          maxRows={4}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
              event.preventDefault();
              send();
            }
          }}
        />
        <IconButton aria-label="Send" onClick={send}>
          <SendIcon />
        </IconButton>
      </Paper>
    </Stack>
  );
}

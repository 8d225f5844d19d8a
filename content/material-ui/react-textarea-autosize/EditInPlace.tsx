import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

// What the text and the field have in common, so that nothing moves.
const box = { p: 1, border: '1px solid transparent', typography: 'body1' };

const Area = styled(TextareaAutosize)(({ theme }) => ({
  ...theme.typography.body1,
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  padding: theme.spacing(1),
  color: 'inherit',
  background: 'none',
  border: `1px solid ${theme.palette.text.secondary}`,
  resize: 'none',
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
}));

export default function EditInPlace() {
  const [text, setText] = React.useState(
    'The well is covered. Lift the lid with two people, and lay it on the grass.',
  );
  const [draft, setDraft] = React.useState<string | null>(null);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  const end = (kept: string) => {
    setText(kept);
    setDraft(null);
    buttonRef.current?.focus();
  };

  return (
    <Stack spacing={1} alignItems="flex-start" sx={{ width: 320, maxWidth: '100%' }}>
      <Box sx={{ width: '100%', minHeight: 90 }}>
        {draft === null ? (
          <Typography sx={{ ...box, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        ) : (
          <Area
            aria-label="Text of the sign"
            autoFocus
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') end(text);
            }}
          />
        )}
      </Box>
      <Button
        ref={buttonRef}
        variant="outlined"
        onClick={() => (draft === null ? setDraft(text) : end(draft))}
      >
        {draft === null ? 'Edit the text' : 'Keep it'}
      </Button>
    </Stack>
  );
}

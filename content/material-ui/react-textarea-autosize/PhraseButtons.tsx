import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled } from '@mui/material/styles';

const phrases = ['Watered. ', 'Frost last night. ', 'Slugs on the lettuce. '];

const Area = styled(TextareaAutosize)(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  font: 'inherit',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.text.secondary}`,
  borderRadius: theme.shape.borderRadius,
  resize: 'none',
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
}));

export default function PhraseButtons() {
  const [text, setText] = React.useState('');
  const areaRef = React.useRef<HTMLTextAreaElement>(null);

  const insert = (phrase: string) => {
    const area = areaRef.current;
    if (!area) return;
    area.setRangeText(phrase, area.selectionStart, area.selectionEnd, 'end');
    // Tells React, which otherwise misses that the field was emptied later.
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.focus();
  };

  return (
    <Stack spacing={1} sx={{ width: 340, maxWidth: '100%', minHeight: 180 }}>
      <Stack
        role="group"
        aria-label="Phrases"
        direction="row"
        useFlexGap
        flexWrap="wrap"
        spacing={1}
      >
        {phrases.map((phrase) => (
          <Button key={phrase} size="small" variant="outlined" onClick={() => insert(phrase)}>
            {phrase}
          </Button>
        ))}
      </Stack>
      <Area
        ref={areaRef}
        aria-label="Garden diary"
        minRows={2}
        maxRows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Stack>
  );
}

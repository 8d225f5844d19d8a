import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

const phrases = ['Fog', 'Snow', 'Strong wind'];

export default function PhrasesAbove() {
  const fieldRef = React.useRef<HTMLTextAreaElement>(null);
  const [text, setText] = React.useState('Fog. ');
  const words = text.split(/\s+/).filter(Boolean).length;

  const handleAdd = (phrase: string) => {
    setText(`${text.trim()} ${phrase}. `.trimStart());
    fieldRef.current?.focus();
  };

  return (
    <FormControl sx={{ width: '100%', maxWidth: 340 }}>
      <FormLabel>Weather at the hut</FormLabel>
      <Textarea
        minRows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ textarea: { ref: fieldRef } }}
        startDecorator={
          <Stack direction="row" spacing={0.5} useFlexGap flexWrap="wrap">
            {phrases.map((phrase) => (
              <Button
                key={phrase}
                size="sm"
                variant="soft"
                color="neutral"
                onClick={() => handleAdd(phrase)}
              >
                {phrase}
              </Button>
            ))}
          </Stack>
        }
        endDecorator={
          <Typography level="body-xs" sx={{ ml: 'auto' }}>
            {words === 1 ? '1 word' : `${words} words`}
          </Typography>
        }
      />
    </FormControl>
  );
}

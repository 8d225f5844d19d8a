import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function WardenRequest() {
  const fieldRef = React.useRef<HTMLTextAreaElement>(null);
  const [round, setRound] = React.useState(0);
  const [wrong, setWrong] = React.useState(false);
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('broken')).trim();
    const tooShort = text.length < 20;
    setWrong(tooShort);
    setSent(tooShort ? '' : `The warden has read ${text.length} letters.`);
    if (tooShort) fieldRef.current?.focus();
  };

  const handleReset = () => {
    setRound(round + 1);
    setWrong(false);
    setSent('');
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={handleSubmit}
      onReset={handleReset}
      sx={{ width: '100%', maxWidth: 340 }}
    >
      <FormControl key={round} required error={wrong}>
        <FormLabel>What is broken?</FormLabel>
        <Textarea
          name="broken"
          minRows={3}
          onChange={() => setWrong(false)}
          slotProps={{ textarea: { ref: fieldRef, 'aria-invalid': wrong } }}
          sx={{ borderColor: wrong ? 'danger.500' : 'neutral.500' }}
        />
        <FormHelperText sx={wrong ? { color: 'danger.plainColor' } : undefined}>
          {wrong ? 'Write at least 20 letters.' : 'Say which room, and since when.'}
        </FormHelperText>
      </FormControl>
      <Stack direction="row" spacing={1}>
        <Button type="submit">Tell the warden</Button>
        <Button type="reset" variant="plain" color="neutral">
          Clear
        </Button>
      </Stack>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {sent}
      </Box>
    </Stack>
  );
}

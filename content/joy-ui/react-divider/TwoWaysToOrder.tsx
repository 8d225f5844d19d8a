import * as React from 'react';
import Button from '@mui/joy/Button';
import Divider from '@mui/joy/Divider';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TwoWaysToOrder() {
  const [message, setMessage] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <Button variant="soft" onClick={() => setMessage('We call the waiter.')}>
        Call the waiter
      </Button>
      <Divider role="presentation">or</Divider>
      <Stack
        component="form"
        spacing={1.5}
        onSubmit={(event) => {
          event.preventDefault();
          setMessage(`We bring number ${new FormData(event.currentTarget).get('tea')}.`);
        }}
      >
        <FormControl>
          <FormLabel>Number of the tea</FormLabel>
          <Input
            required
            name="tea"
            defaultValue="14"
            slotProps={{ input: { inputMode: 'numeric', pattern: '[0-9]+', title: 'A number' } }}
            sx={{ borderColor: 'neutral.500' }}
          />
        </FormControl>
        <Button type="submit">Order it</Button>
      </Stack>
      <Typography role="status" level="body-sm" sx={{ minHeight: '1.5em' }}>
        {message}
      </Typography>
    </Stack>
  );
}

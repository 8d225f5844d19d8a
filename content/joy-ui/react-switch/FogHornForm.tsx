import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function FogHornForm() {
  const id = React.useId();
  const [horn, setHorn] = React.useState(true);
  const [written, setWritten] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setWritten(
      data.has('horn')
        ? `In the log: a blast every ${String(data.get('seconds'))} seconds.`
        : 'In the log: no horn tonight.',
    );
  };

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <FormControl orientation="horizontal">
        <FormLabel>Sound the fog horn</FormLabel>
        <Switch
          checked={horn}
          onChange={(event) => setHorn(event.target.checked)}
          slotProps={{
            input: {
              name: 'horn',
              role: 'switch',
              'aria-expanded': horn,
              'aria-controls': `${id}-more`,
            },
          }}
        />
      </FormControl>
      <Box id={`${id}-more`} sx={{ minHeight: 92 }}>
        {horn && (
          <FormControl>
            <FormLabel>Seconds between two blasts</FormLabel>
            <Input
              required
              name="seconds"
              defaultValue="30"
              slotProps={{ input: { inputMode: 'numeric' } }}
            />
            <FormHelperText>Boats know this light by a blast every 30</FormHelperText>
          </FormControl>
        )}
      </Box>
      <Button type="submit">Write it into the log</Button>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {written}
      </Box>
    </Stack>
  );
}

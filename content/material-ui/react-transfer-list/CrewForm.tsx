import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CheckList } from './checkList';

const places = ['Bow', 'Two', 'Three', 'Stroke', 'Reserve'];
const seats = 3;

export default function CrewForm() {
  const [crew, setCrew] = React.useState<readonly string[]>([]);
  const [checked, setChecked] = React.useState<readonly string[]>([]);
  const [result, setResult] = React.useState('');
  const waiting = places.filter((name) => !crew.includes(name));

  const move = (to: 'crew' | 'waiting') => {
    setCrew(
      places.filter((name) => (checked.includes(name) ? to === 'crew' : crew.includes(name))),
    );
    setChecked([]);
    setResult('');
  };

  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const names = new FormData(event.currentTarget).getAll('crew');
    setResult(
      names.length === seats
        ? `Sent: ${names.join(', ')}`
        : `The boat has ${seats} seats, you chose ${names.length}.`,
    );
  };

  return (
    <Box component="form" onSubmit={send} sx={{ width: '100%', maxWidth: 520 }}>
      {crew.map((name) => (
        <input key={name} type="hidden" name="crew" value={name} />
      ))}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <CheckList title="On land" items={waiting} checked={checked} onChange={setChecked} />
        <Stack
          direction={{ xs: 'row', sm: 'column' }}
          spacing={1}
          alignItems="center"
          justifyContent="center"
        >
          <Button onClick={() => move('crew')}>On board</Button>
          <Button onClick={() => move('waiting')}>On land</Button>
        </Stack>
        <CheckList title="In the boat" items={crew} checked={checked} onChange={setChecked} />
      </Stack>
      <Stack direction="row" spacing={2} alignItems="center" sx={{ mt: 2, minHeight: 48 }}>
        <Button type="submit" variant="contained">
          Send
        </Button>
        <Box role="status">
          {result !== '' && (
            <Alert severity={result.startsWith('Sent') ? 'success' : 'error'}>{result}</Alert>
          )}
        </Box>
      </Stack>
    </Box>
  );
}

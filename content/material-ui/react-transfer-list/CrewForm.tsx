import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CheckList } from './checkList';

const places = ['Bow', 'Two', 'Three', 'Stroke', 'Reserve'];
const seats = 3;

interface Message {
  severity: 'success' | 'info' | 'error';
  text: string;
}

export default function CrewForm() {
  const [crew, setCrew] = React.useState<readonly string[]>([]);
  const [checked, setChecked] = React.useState<readonly string[]>([]);
  const [message, setMessage] = React.useState<Message | null>(null);
  const waiting = places.filter((name) => !crew.includes(name));

  const move = (from: readonly string[], place: string) => {
    const moving = from.filter((name) => checked.includes(name));
    setCrew(places.filter((name) => crew.includes(name) !== moving.includes(name)));
    setChecked(checked.filter((name) => !moving.includes(name)));
    setMessage({
      severity: 'info',
      text: moving.length === 0 ? 'Choose somebody first.' : `${moving.join(', ')}: ${place}`,
    });
  };

  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const names = new FormData(event.currentTarget).getAll('crew');
    setMessage(
      names.length === seats
        ? { severity: 'success', text: `Sent: ${names.join(', ')}` }
        : { severity: 'error', text: `The boat has ${seats} seats, you chose ${names.length}.` },
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
          <Button onClick={() => move(waiting, 'on board')}>On board</Button>
          <Button onClick={() => move(crew, 'on land')}>On land</Button>
        </Stack>
        <CheckList title="In the boat" items={crew} checked={checked} onChange={setChecked} />
      </Stack>
      <Stack
        direction="row"
        spacing={2}
        alignItems="flex-start"
        sx={{ mt: 2, minHeight: { xs: 68, sm: 48 } }}
      >
        <Button type="submit" variant="contained">
          Send
        </Button>
        <Box role="status">
          {message && (
            <Alert role="presentation" severity={message.severity}>
              {message.text}
            </Alert>
          )}
        </Box>
      </Stack>
    </Box>
  );
}

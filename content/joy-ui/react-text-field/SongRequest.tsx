import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const fields = [
  {
    name: 'song',
    label: 'Song',
    help: 'The title, as you remember it',
    type: 'text',
    autoComplete: 'off',
    check: (value: string) => (value === '' ? 'Name a song.' : ''),
  },
  {
    name: 'phone',
    label: 'Phone',
    help: 'We call when it is on air.',
    type: 'tel',
    autoComplete: 'tel',
    check: (value: string) => (/^(\d *){6,}$/.test(value) ? '' : 'Write six digits or more.'),
  },
];

export default function SongRequest() {
  const [errors, setErrors] = React.useState<Readonly<Record<string, string>>>({});
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const found = fields
      .map(({ name, check }) => ({ name, error: check(String(data.get(name)).trim()) }))
      .filter(({ error }) => error !== '');
    setErrors(Object.fromEntries(found.map(({ name, error }) => [name, error])));
    setSent(found.length === 0 ? `“${String(data.get('song'))}” is on the list.` : '');

    const first = event.currentTarget.elements.namedItem(found[0]?.name ?? '');
    if (first instanceof HTMLInputElement) first.focus();
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      {fields.map(({ name, label, help, type, autoComplete }) => {
        const error = errors[name] ?? '';
        return (
          <FormControl key={name} required error={error !== ''}>
            <FormLabel>{label}</FormLabel>
            <Input
              name={name}
              type={type}
              autoComplete={autoComplete}
              onChange={() => setErrors({ ...errors, [name]: '' })}
              slotProps={{ input: { 'aria-invalid': error !== '' } }}
              sx={{ borderColor: error === '' ? 'neutral.500' : 'danger.500' }}
            />
            <FormHelperText sx={error === '' ? undefined : { color: 'danger.plainColor' }}>
              {error === '' ? help : error}
            </FormHelperText>
          </FormControl>
        );
      })}
      <Button type="submit">Ask for the song</Button>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {sent}
      </Box>
    </Stack>
  );
}

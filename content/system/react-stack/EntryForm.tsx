import * as React from 'react';
import { Box, Stack, styled } from '@mui/system';

const Field = styled('input')({
  boxSizing: 'border-box',
  width: '100%',
  padding: 8,
  border: '1px solid #701a75',
  font: 'inherit',
  color: '#4a044e',
  backgroundColor: '#fff',
});

const Action = styled('button')({
  padding: '8px 16px',
  border: '2px solid #701a75',
  font: 'inherit',
  color: '#701a75',
  backgroundColor: '#fff',
  cursor: 'pointer',
  '&[type=submit]': { color: '#fff', backgroundColor: '#701a75' },
});

export default function EntryForm() {
  const id = React.useId();
  const [entered, setEntered] = React.useState('');

  return (
    <Stack
      component="form"
      aria-label="Enter a kite"
      spacing={2}
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const name = new FormData(event.currentTarget).get('kite');
        setEntered(name ? `${String(name)} is on the list.` : 'The kite needs a name.');
      }}
      onReset={() => setEntered('')}
      sx={{
        width: 1,
        maxWidth: 360,
        boxSizing: 'border-box',
        p: 3,
        bgcolor: '#fdf4ff',
        color: '#4a044e',
      }}
    >
      <Stack spacing={0.5}>
        <label htmlFor={`${id}-kite`}>Name of the kite</label>
        <Field id={`${id}-kite`} name="kite" />
      </Stack>
      <Stack spacing={0.5}>
        <label htmlFor={`${id}-span`}>Span in centimeters</label>
        <Field id={`${id}-span`} name="span" inputMode="numeric" />
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Action type="submit">Enter</Action>
        <Action type="reset">Clear</Action>
      </Stack>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {entered}
      </Box>
    </Stack>
  );
}

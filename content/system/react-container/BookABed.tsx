import * as React from 'react';
import { Box, Container } from '@mui/system';

const field = {
  boxSizing: 'border-box',
  display: 'block',
  width: 1,
  mt: 0.5,
  mb: 2,
  p: 1,
  border: '1px solid #0f766e',
  borderRadius: 1,
  font: 'inherit',
  color: 'inherit',
  bgcolor: '#fff',
  colorScheme: 'light',
} as const;

export default function BookABed() {
  const id = React.useId();
  const [message, setMessage] = React.useState('');

  return (
    <Box sx={{ minHeight: '100vh', bgcolor: '#ecfdf5', color: '#052e2b' }}>
      <Box sx={{ py: 2, bgcolor: '#134e4a', color: '#f0fdfa' }}>
        <Container maxWidth="xs">
          <strong>Upper Meadow Hut</strong>
        </Container>
      </Box>
      <Container
        component="form"
        maxWidth="xs"
        aria-label="Book a bed"
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          setMessage('Asked for. The keeper answers by the evening.');
        }}
        sx={{ py: 3 }}
      >
        <label htmlFor={`${id}-night`}>Night</label>
        <Box component="input" id={`${id}-night`} type="date" required sx={field} />
        <label htmlFor={`${id}-beds`}>Beds</label>
        <Box
          component="input"
          id={`${id}-beds`}
          type="number"
          min={1}
          max={8}
          required
          defaultValue={2}
          sx={field}
        />
        <Box
          component="button"
          type="submit"
          sx={{
            px: 2,
            py: 1,
            border: 0,
            borderRadius: 1,
            font: 'inherit',
            cursor: 'pointer',
            bgcolor: '#134e4a',
            color: '#fff',
          }}
        >
          Ask for beds
        </Box>
        <Box role="status" sx={{ mt: 2, minHeight: '1.5em' }}>
          {message}
        </Box>
      </Container>
    </Box>
  );
}

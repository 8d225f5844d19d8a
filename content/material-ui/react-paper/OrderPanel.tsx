import * as React from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const lines = [
  { name: 'Rag paper, 100 sheets', price: '42.00' },
  { name: 'Bone folder', price: '9.50' },
];

export default function OrderPanel() {
  const id = React.useId();

  return (
    <Paper
      component="section"
      elevation={2}
      aria-labelledby={id}
      sx={{ width: '100%', maxWidth: 320, p: 2 }}
    >
      <Typography id={id} variant="h6" component="h4">
        Your order
      </Typography>
      <Stack component="ul" role="list" spacing={1} sx={{ listStyle: 'none', p: 0, my: 2 }}>
        {lines.map(({ name, price }) => (
          <Stack component="li" key={name} direction="row" justifyContent="space-between">
            <span>{name}</span>
            <span>{price}</span>
          </Stack>
        ))}
      </Stack>
      <Divider />
      <Stack direction="row" justifyContent="space-between" sx={{ my: 2, fontWeight: 'bold' }}>
        <span>Sum</span>
        <span>51.50</span>
      </Stack>
      <Button variant="contained" fullWidth>
        Order
      </Button>
    </Paper>
  );
}

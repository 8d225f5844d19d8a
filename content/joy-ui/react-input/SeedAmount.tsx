import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function SeedAmount() {
  const [amount, setAmount] = React.useState('900');
  const wrong = !(Number(amount) >= 1 && Number(amount) <= 500);

  return (
    <FormControl error={wrong} sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Seed</FormLabel>
      <Input
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        endDecorator="g"
        slotProps={{ input: { inputMode: 'numeric', 'aria-invalid': wrong } }}
      />
      <FormHelperText sx={wrong ? { color: 'danger.plainColor' } : undefined}>
        {wrong ? 'Enter an amount from 1 to 500.' : 'Up to 500 g'}
      </FormHelperText>
    </FormControl>
  );
}

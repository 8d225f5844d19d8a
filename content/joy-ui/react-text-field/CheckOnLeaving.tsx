import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

const isAddress = (text: string) => /^\S+@\S+\.\S+$/.test(text);

export default function CheckOnLeaving() {
  const [address, setAddress] = React.useState('');
  const [hasLeft, setHasLeft] = React.useState(false);
  const wrong = hasLeft && address !== '' && !isAddress(address);

  return (
    <FormControl error={wrong} sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Email for the answer</FormLabel>
      <Input
        type="email"
        autoComplete="email"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onBlur={() => setHasLeft(true)}
        slotProps={{ input: { 'aria-invalid': wrong } }}
        sx={{ borderColor: wrong ? 'danger.500' : 'neutral.500' }}
      />
      <FormHelperText sx={wrong ? { color: 'danger.plainColor' } : undefined}>
        {wrong ? 'Write it like ana@example.com.' : 'Only the station sees it.'}
      </FormHelperText>
    </FormControl>
  );
}

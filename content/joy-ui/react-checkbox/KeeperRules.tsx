import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import Stack from '@mui/joy/Stack';

export default function KeeperRules() {
  const rulesRef = React.useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = React.useState(false);
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const agreed = data.has('rules');
    setWrong(!agreed);
    setSent(agreed ? `You are on the list${data.has('letter') ? ' and get the letter' : ''}.` : '');
    if (!agreed) rulesRef.current?.focus();
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={handleSubmit}
      sx={{
        width: '100%',
        maxWidth: 340,
        '& .MuiCheckbox-checkbox': { borderColor: 'neutral.500' },
        '& .Mui-error .MuiCheckbox-checkbox': { borderColor: 'danger.plainColor' },
      }}
    >
      <FormControl required error={wrong}>
        <Checkbox
          name="rules"
          value="yes"
          label="I wear a veil at the hives (required)"
          onChange={() => setWrong(false)}
          slotProps={{ input: { ref: rulesRef, 'aria-invalid': wrong } }}
        />
        <FormHelperText sx={wrong ? { color: 'danger.plainColor' } : undefined}>
          {wrong ? 'Check this box to visit the hives.' : 'Veils hang in the shed.'}
        </FormHelperText>
      </FormControl>
      <FormControl>
        <Checkbox name="letter" value="yes" label="Send me the letter of the apiary" />
        <FormHelperText>Four times a year, on paper</FormHelperText>
      </FormControl>
      <Button type="submit">Visit the hives</Button>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {sent}
      </Box>
    </Stack>
  );
}

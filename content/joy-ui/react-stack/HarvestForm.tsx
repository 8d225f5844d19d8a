import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function HarvestForm() {
  const [noted, setNoted] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setNoted(`Noted: line ${data.get('line')}, ${data.get('weight')} kg.`);
  };

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 400, '& .MuiInput-root': { borderColor: 'neutral.500' } }}
    >
      <Stack direction="row" spacing={2} alignItems="flex-end">
        <FormControl required sx={{ flex: 1, minWidth: 0 }}>
          <FormLabel>Line</FormLabel>
          <Input name="line" defaultValue="4" />
        </FormControl>
        <FormControl required sx={{ flex: 2, minWidth: 0 }}>
          <FormLabel>Kilos</FormLabel>
          <Input name="weight" type="number" defaultValue="120" />
        </FormControl>
        <Button type="submit">Note</Button>
      </Stack>
      <Typography role="status" level="body-sm" textColor="text.secondary" minHeight="1.5em">
        {noted}
      </Typography>
    </Stack>
  );
}

import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function WorkshopSignUp() {
  const [name, setName] = React.useState('');
  const [booked, setBooked] = React.useState<string | null>(null);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setBooked(name.trim());
  };

  return (
    <Card sx={{ width: '100%', maxWidth: 360, boxSizing: 'border-box' }}>
      <Typography level="title-lg" component="h3">
        Sharpening evening
      </Typography>
      <Typography level="body-sm">Thursday, 7 pm, at the long bench</Typography>
      <Stack component="form" spacing={2} onSubmit={handleSubmit}>
        <FormControl required>
          <FormLabel>Name on the list</FormLabel>
          <Input
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ input: { pattern: '.*\\S.*', title: 'Write a name' } }}
          />
        </FormControl>
        <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
          <Button type="submit">Take a seat</Button>
          <Button
            type="reset"
            variant="plain"
            color="neutral"
            onClick={() => {
              setName('');
              setBooked(null);
            }}
          >
            Clear
          </Button>
        </Stack>
      </Stack>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {booked && <Typography color="success">A seat is kept for {booked}.</Typography>}
      </Box>
    </Card>
  );
}

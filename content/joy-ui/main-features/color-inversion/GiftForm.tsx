import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';

export default function GiftForm() {
  const [name, setName] = React.useState('');
  const [sent, setSent] = React.useState('');

  return (
    <Card
      component="form"
      variant="solid"
      color="primary"
      invertedColors
      sx={{ width: '100%', maxWidth: 360 }}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        setSent(name.trim());
      }}
    >
      <Typography level="title-lg" component="h3">
        A tasting as a gift
      </Typography>
      <FormControl required sx={{ '--FormLabel-asteriskColor': 'currentColor' }}>
        <FormLabel>Who will come?</FormLabel>
        <Input
          value={name}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ input: { pattern: '.*\\S.*', title: 'Write a name' } }}
          sx={{ borderColor: 'text.primary' }}
        />
        <FormHelperText sx={{ color: 'text.primary' }}>The name on the card</FormHelperText>
      </FormControl>
      <Button type="submit">Write the card</Button>
      <Typography role="status" textColor="text.primary" sx={{ minHeight: '1.5em' }}>
        {sent && `The card for ${sent} is written.`}
      </Typography>
    </Card>
  );
}

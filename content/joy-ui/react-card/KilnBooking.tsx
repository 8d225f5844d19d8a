import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';

export default function KilnBooking() {
  const id = React.useId();
  const [pieces, setPieces] = React.useState('4');
  const [booked, setBooked] = React.useState('');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const count = Number(pieces);
    setBooked(count === 1 ? '1 piece is booked.' : `${count} pieces are booked.`);
  };

  return (
    <Card
      component="form"
      aria-labelledby={id}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <CardContent>
        <Typography id={id} level="title-lg" component="h3">
          Book room in the kiln
        </Typography>
        <Typography level="body-sm" textColor="text.secondary">
          Friday, bisque firing
        </Typography>
      </CardContent>
      <FormControl required>
        <FormLabel>Pieces</FormLabel>
        <Input
          name="pieces"
          type="number"
          value={pieces}
          onChange={(event) => {
            setPieces(event.target.value);
            setBooked('');
          }}
          slotProps={{ input: { min: 1, max: 12 } }}
          sx={{ borderColor: 'neutral.500' }}
        />
      </FormControl>
      <Checkbox
        name="tall"
        value="yes"
        label="One is taller than 20 cm"
        sx={{ '& .MuiCheckbox-checkbox': { borderColor: 'neutral.500' } }}
      />
      <CardOverflow variant="soft">
        <CardActions sx={{ alignItems: 'center' }}>
          <Box role="status" sx={{ flex: 1, minHeight: '1.5em', fontSize: 'sm' }}>
            {booked}
          </Box>
          <Button type="submit">Book</Button>
        </CardActions>
      </CardOverflow>
    </Card>
  );
}

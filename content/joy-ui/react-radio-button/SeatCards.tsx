import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const seats = [
  { id: 'cushion', name: 'Cushion, 4 coins', text: 'On the floor, in front of the stage' },
  { id: 'bench', name: 'Bench, 7 coins', text: 'Rows 1 to 5, with a back' },
  { id: 'balcony', name: 'Balcony, 9 coins', text: 'Up the stairs; you see the hands, too' },
];

export default function SeatCards() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 340 }}>
      <FormLabel>Seat</FormLabel>
      <RadioGroup
        overlay
        name="seat"
        defaultValue="bench"
        sx={{ gap: 1.5, '& .MuiRadio-input': { appearance: 'none' } }}
      >
        {seats.map((seat) => (
          <Sheet key={seat.id} variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
            <Radio
              value={seat.id}
              label={seat.name}
              slotProps={{
                radio: { sx: { borderColor: 'currentColor' } },
                input: { 'aria-describedby': `${id}-${seat.id}` },
                action: ({ checked }) => ({
                  sx: checked ? { border: '2px solid', borderColor: 'primary.500' } : undefined,
                }),
              }}
            />
            <Typography
              id={`${id}-${seat.id}`}
              level="body-sm"
              textColor="text.secondary"
              sx={{ marginInlineStart: '1.875rem' }}
            >
              {seat.text}
            </Typography>
          </Sheet>
        ))}
      </RadioGroup>
    </FormControl>
  );
}

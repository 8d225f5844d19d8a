import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

const words = ['Undrinkable', 'Weak', 'Fair', 'Good', 'Excellent'];

function toWord(value: number): string {
  return `${words[Math.ceil(value) - 1] ?? ''}, ${value} of 5`;
}

export default function HalfStars() {
  const [value, setValue] = React.useState<number | null>(3.5);
  const [hovered, setHovered] = React.useState(-1);
  const shown = hovered === -1 ? value : hovered;

  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap" alignItems="center">
      <Rating
        name="aroma"
        role="radiogroup"
        aria-label="Aroma"
        precision={0.5}
        value={value}
        getLabelText={toWord}
        onChange={(_event, next) => setValue(next)}
        onChangeActive={(_event, next) => setHovered(next)}
      />
      <Box aria-hidden sx={{ width: 150 }}>
        {shown === null ? 'Not rated' : toWord(shown)}
      </Box>
    </Stack>
  );
}

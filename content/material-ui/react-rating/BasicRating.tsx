import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

export default function BasicRating() {
  const [stars, setStars] = React.useState<number | null>(3);
  const id = React.useId();

  return (
    <Box sx={{ textAlign: 'center' }}>
      <Typography id={id}>How was the tea?</Typography>
      <Rating
        name="tea"
        role="radiogroup"
        aria-labelledby={id}
        value={stars}
        onChange={(_event, value) => setStars(value)}
      />
    </Box>
  );
}

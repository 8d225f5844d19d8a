import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function AverageRating() {
  return (
    <Stack direction="row" spacing={1} alignItems="center">
      <Rating
        readOnly
        value={4.3}
        precision={0.1}
        getLabelText={(value) => `${value} of 5 stars, 28 ratings`}
      />
      <Typography aria-hidden>4.3 (28)</Typography>
    </Stack>
  );
}

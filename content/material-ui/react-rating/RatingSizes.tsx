import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function RatingSizes() {
  return (
    <Stack spacing={1} alignItems="center">
      <Rating name="small" size="small" defaultValue={2} role="radiogroup" aria-label="Small" />
      <Rating name="medium" size="medium" defaultValue={2} role="radiogroup" aria-label="Medium" />
      <Rating name="large" size="large" defaultValue={2} role="radiogroup" aria-label="Large" />
    </Stack>
  );
}

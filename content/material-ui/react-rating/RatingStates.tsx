import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RatingStates() {
  return (
    <Stack spacing={2}>
      <div>
        <Typography variant="body2">Read only</Typography>
        <Rating readOnly value={4} />
      </div>
      <div>
        <Typography variant="body2">Disabled</Typography>
        <Rating name="closed" disabled value={4} role="radiogroup" aria-label="Closed tasting" />
      </div>
      <div>
        <Typography variant="body2">Nobody has rated it</Typography>
        <Rating readOnly value={null} getLabelText={() => 'Not rated'} />
      </div>
    </Stack>
  );
}

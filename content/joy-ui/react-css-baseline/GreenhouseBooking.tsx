import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';

export default function GreenhouseBooking() {
  return (
    // The page that was there before, with its own font and box sizes.
    <Box
      sx={{
        width: '100%',
        maxWidth: 380,
        fontFamily: 'Georgia, serif',
        '& *': { boxSizing: 'content-box' },
      }}
    >
      <p>The palm house is open all winter.</p>
      <ScopedCssBaseline
        component="section"
        aria-label="Booking"
        sx={{ p: 2, borderRadius: 'md', bgcolor: 'background.level1' }}
      >
        <p>
          Tours start <strong>on the hour</strong>.
        </p>
        <Button fullWidth>Book a tour</Button>
      </ScopedCssBaseline>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

export default function BerthBooking() {
  return (
    // Stands for the page that was there before, with its own font and box sizing.
    <Box
      sx={{
        width: '100%',
        maxWidth: 360,
        fontFamily: 'Georgia, serif',
        '& *': { boxSizing: 'content-box' },
      }}
    >
      <p>The northern pier is open all winter.</p>
      <ScopedCssBaseline component="section" aria-label="Booking" sx={{ p: 2, borderRadius: 1 }}>
        <p>
          Berths are free <strong>from noon on</strong>.
        </p>
        <Button variant="contained" fullWidth>
          Book a berth
        </Button>
      </ScopedCssBaseline>
    </Box>
  );
}

import { Box } from '@mui/system';

export default function OnPaper() {
  return (
    <Box
      sx={{
        width: 1,
        maxWidth: 320,
        p: 3,
        border: '1px solid #78716c',
        borderRadius: 2,
      }}
    >
      <strong>Spring concert</strong>
      <Box sx={{ mt: 1 }}>Saturday, half past seven</Box>
      <Box
        component="a"
        href="#tickets"
        sx={{
          display: 'inline-block',
          displayPrint: 'none',
          mt: 2,
          px: 2,
          py: 1,
          borderRadius: 1,
          bgcolor: '#9d174d',
          color: '#fdf2f8',
          textDecoration: 'none',
          '&:focus-visible': { outline: '3px solid #db2777', outlineOffset: 2 },
        }}
      >
        Order tickets
      </Box>
      <Box sx={{ display: 'none', displayPrint: 'block', mt: 2 }}>
        Tickets at the door, from seven o’clock.
      </Box>
    </Box>
  );
}

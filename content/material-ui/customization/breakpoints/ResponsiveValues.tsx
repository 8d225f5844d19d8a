import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Small', seats: '3 seats' },
  { name: 'Medium', seats: '10 seats' },
  { name: 'Large', seats: '50 seats' },
];

export default function ResponsiveValues() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        gap: { xs: 1, sm: 2 },
        width: '100%',
      }}
    >
      {plans.map(({ name, seats }) => (
        <Paper key={name} variant="outlined" sx={{ p: { xs: 1, md: 3 } }}>
          <Typography variant="h6" component="p">
            {name}
          </Typography>
          <Typography color="text.secondary">{seats}</Typography>
        </Paper>
      ))}
    </Box>
  );
}

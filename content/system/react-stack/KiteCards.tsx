import { Box, Stack } from '@mui/system';

const kites = [
  { name: 'Delta', text: 'Flies in a light wind, and needs no practice.', price: '24' },
  {
    name: 'Parafoil',
    text: 'Has no sticks. It folds into its own bag, so it is the one to take along on a walk.',
    price: '38',
  },
  { name: 'Sled', text: 'For small hands.', price: '12' },
];

export default function KiteCards() {
  return (
    <Stack
      component="ul"
      role="list"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      useFlexGap
      sx={{ width: 1, maxWidth: 560, m: 0, p: 0, listStyle: 'none', color: '#4a044e' }}
    >
      {kites.map(({ name, text, price }) => (
        <Stack
          key={name}
          component="li"
          spacing={1}
          useFlexGap
          sx={{ flex: 1, p: 2, border: '1px solid #a21caf', bgcolor: '#fdf4ff' }}
        >
          <strong>{name}</strong>
          <span>{text}</span>
          <Box component="span" sx={{ mt: 'auto', pt: 1, borderTop: '1px solid #a21caf' }}>
            {price} for a day
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}

import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function TurningLines() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 3 }}
      sx={{ width: '100%', p: 2, boxSizing: 'border-box' }}
    >
      {['Sugar kelp', 'Dulse', 'Sea lettuce'].map((weed) => (
        <Sheet key={weed} variant="soft" color="success" sx={{ flex: 1, p: 1.5 }}>
          {weed}
        </Sheet>
      ))}
    </Stack>
  );
}

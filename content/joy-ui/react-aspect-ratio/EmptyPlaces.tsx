import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';

const looks = [
  { variant: 'plain', color: 'neutral', text: 'Plain' },
  { variant: 'outlined', color: 'neutral', text: 'Outlined' },
  { variant: 'soft', color: 'primary', text: 'Soft' },
  { variant: 'solid', color: 'primary', text: 'Solid' },
] as const;

export default function EmptyPlaces() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 480,
        display: 'grid',
        gridTemplateColumns: 'repeat(2, 1fr)',
        gap: 2,
      }}
    >
      {looks.map(({ variant, color, text }) => (
        <AspectRatio key={variant} variant={variant} color={color} sx={{ borderRadius: 'md' }}>
          <div>{text}</div>
        </AspectRatio>
      ))}
    </Box>
  );
}

import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function CheckboxVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(100px, 1fr))',
        gap: 2,
        width: '100%',
        maxWidth: 480,
      }}
    >
      {variants.map((variant) => (
        <Box key={variant} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <Checkbox variant={variant} label={variant} />
          {colors.map((color) => (
            <Checkbox key={color} variant={variant} color={color} label={color} defaultChecked />
          ))}
        </Box>
      ))}
    </Box>
  );
}

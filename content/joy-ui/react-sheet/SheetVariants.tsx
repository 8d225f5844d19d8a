import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;
const colors = ['neutral', 'primary', 'warning'] as const;

export default function SheetVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
        gap: 2,
        width: '100%',
        maxWidth: 520,
      }}
    >
      {colors.flatMap((color) =>
        variants.map((variant) => (
          <Sheet
            key={`${color} ${variant}`}
            variant={variant}
            color={color}
            sx={{ p: 1.5, borderRadius: 'sm', fontSize: 'sm' }}
          >
            {variant}
            <br />
            {color}
          </Sheet>
        )),
      )}
    </Box>
  );
}

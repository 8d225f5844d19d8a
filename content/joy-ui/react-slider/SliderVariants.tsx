import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function SliderVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        columnGap: 5,
        rowGap: 2,
        boxSizing: 'border-box',
        width: '100%',
        maxWidth: 480,
        px: 1.5,
      }}
    >
      {variants.map((variant) => (
        <div key={variant}>
          <Typography level="title-sm">{variant}</Typography>
          {colors.map((color) => (
            <Slider
              key={color}
              variant={variant}
              color={color}
              defaultValue={60}
              aria-label={`${variant}, ${color}`}
            />
          ))}
        </div>
      ))}
    </Box>
  );
}

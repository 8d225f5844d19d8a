import Box from '@mui/joy/Box';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl', 'xl2', 'xl3', 'xl4'];

export default function EightSizes() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 0.5,
        width: '100%',
        maxWidth: 360,
        m: 0,
        p: 0,
        listStyle: 'none',
        fontFamily: 'body',
        lineHeight: 'sm',
      }}
    >
      {sizes.map((size) => (
        <Box key={size} component="li" sx={{ fontSize: size }}>
          {size}: spring tide
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/joy/Box';

const drawers = ['Coasts', 'Rivers', 'Railways', 'Towns', 'Mines', 'Winds', 'Stars'];

export default function MapDrawers() {
  return (
    <Box
      component="ul"
      role="list"
      aria-label="Drawers"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))',
        gap: 1,
        width: '100%',
        maxWidth: 480,
        m: 0,
        p: 0,
        listStyle: 'none',
        '& > li': {
          p: 1.5,
          borderRadius: 'sm',
          bgcolor: 'neutral.softBg',
          color: 'neutral.softColor',
        },
      }}
    >
      {drawers.map((drawer) => (
        <li key={drawer}>{drawer}</li>
      ))}
    </Box>
  );
}

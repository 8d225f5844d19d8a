import Box from '@mui/joy/Box';

const label = { p: 2, borderRadius: 'sm', border: '1px solid' };

export default function VariantColors() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, fontSize: 'sm' }}>
      <Box
        sx={{
          ...label,
          borderColor: 'transparent',
          bgcolor: 'primary.softBg',
          color: 'primary.softColor',
        }}
      >
        Sea charts
      </Box>
      <Box sx={{ ...label, borderColor: 'warning.outlinedBorder', color: 'warning.outlinedColor' }}>
        Town plans
      </Box>
      <Box
        sx={{
          ...label,
          borderColor: 'transparent',
          bgcolor: 'neutral.solidBg',
          color: 'neutral.solidColor',
        }}
      >
        Star maps
      </Box>
    </Box>
  );
}

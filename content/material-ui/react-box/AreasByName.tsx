import Box from '@mui/material/Box';

const cell = { p: 1.5, bgcolor: 'action.hover', borderRadius: 1 };

export default function AreasByName() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 1,
        gridTemplateColumns: '120px 1fr',
        gridTemplateAreas: `"picture title" "picture text" "actions actions"`,
      }}
    >
      <Box sx={{ ...cell, gridArea: 'title' }}>Title</Box>
      <Box sx={{ ...cell, gridArea: 'picture' }}>Picture</Box>
      <Box sx={{ ...cell, gridArea: 'text' }}>Text</Box>
      <Box sx={{ ...cell, gridArea: 'actions' }}>Actions</Box>
    </Box>
  );
}

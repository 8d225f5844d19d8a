import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';

export default function ReadingRoom() {
  return (
    <Box
      component="section"
      aria-label="Reading room"
      sx={{
        display: 'grid',
        gridTemplateAreas: {
          xs: '"head" "shelf" "table"',
          sm: '"head head" "shelf table"',
        },
        gridTemplateColumns: { sm: '140px 1fr' },
        width: '100%',
        maxWidth: 520,
        border: '1px solid',
        borderColor: 'neutral.outlinedBorder',
        borderRadius: 'md',
        overflow: 'hidden',
      }}
    >
      <Box
        sx={{
          gridArea: 'head',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          p: 1.5,
          bgcolor: 'background.level1',
        }}
      >
        <Typography level="title-md" component="h3">
          Reading room
        </Typography>
        <Button size="sm" variant="outlined">
          Ask for a map
        </Button>
      </Box>
      <Box sx={{ gridArea: 'shelf', p: 1.5, bgcolor: 'background.surface', fontSize: 'sm' }}>
        Two maps are on your shelf.
      </Box>
      <Box sx={{ gridArea: 'table', minHeight: 120, p: 1.5, bgcolor: 'background.body' }}>
        The table is free until four.
      </Box>
    </Box>
  );
}

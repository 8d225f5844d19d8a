import Box from '@mui/joy/Box';

export default function BasicBox() {
  return (
    <Box
      sx={{
        maxWidth: 320,
        p: 2,
        border: '1px solid',
        borderColor: 'neutral.outlinedBorder',
        borderRadius: 'md',
        boxShadow: 'sm',
        bgcolor: 'background.surface',
        color: 'text.secondary',
        fontSize: 'sm',
      }}
    >
      Maps may be unrolled on the long table only.
    </Box>
  );
}

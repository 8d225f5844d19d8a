import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

const levels = ['xs', 'sm', 'md', 'lg', 'xl'];

export default function FiveLevels() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
        gap: 4,
        width: '100%',
        maxWidth: 640,
      }}
    >
      {levels.map((level) => (
        <Sheet
          key={level}
          sx={{ py: 3, borderRadius: 'md', textAlign: 'center', boxShadow: level }}
        >
          {level}
        </Sheet>
      ))}
    </Box>
  );
}

import { Box } from '@mui/system';

function Meadow({ name }: { name: string }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          p: 2,
          bgcolor: '#fef3c7',
          color: '#451a03',
          '@container (min-width: 340px)': { gridTemplateColumns: '1fr auto' },
        }}
      >
        <strong>{name}</strong>
        <span>8 hives, in bloom until July</span>
      </Box>
    </Box>
  );
}

export default function RoomyOrNarrow() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' },
        width: 1,
      }}
    >
      <Meadow name="Clover" />
      <Meadow name="Linden" />
    </Box>
  );
}

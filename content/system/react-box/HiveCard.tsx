import { Box } from '@mui/system';

export default function HiveCard() {
  return (
    <Box sx={{ maxWidth: 300, p: 2, borderRadius: 2, bgcolor: '#fef3c7', color: '#451a03' }}>
      <Box component="strong" sx={{ fontSize: 20 }}>
        Hive 7
      </Box>
      <Box component="p" sx={{ mt: 1, mb: 0 }}>
        Four frames of honey, one of brood. The queen was seen.
      </Box>
    </Box>
  );
}

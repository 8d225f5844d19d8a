import { Box } from '@mui/system';

export default function KiteTag() {
  return (
    <Box
      sx={{
        p: 3,
        maxWidth: 'sm',
        border: 1,
        borderRadius: 2,
        bgcolor: { xs: '#fff4d6', sm: '#dcefff' },
        color: '#1c2733',
      }}
    >
      It works: yellow below 600 pixels, blue above.
    </Box>
  );
}

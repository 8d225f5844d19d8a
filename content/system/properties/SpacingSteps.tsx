import { Box, Stack } from '@mui/system';

const card = { bgcolor: '#dbeafe', color: '#172554' };
const filling = { bgcolor: '#1d4ed8', color: '#fff', px: 1 };

export default function SpacingSteps() {
  return (
    <Stack direction="row" gap={2} flexWrap="wrap" alignItems="flex-start">
      <Box sx={{ ...card, p: 1 }}>
        <Box sx={filling}>p: 1</Box>
      </Box>
      <Box sx={{ ...card, p: 2 }}>
        <Box sx={filling}>p: 2</Box>
      </Box>
      <Box sx={{ ...card, px: 4, py: 1 }}>
        <Box sx={filling}>px: 4, py: 1</Box>
      </Box>
      <Box sx={{ ...card, p: '4px' }}>
        <Box sx={filling}>p: &apos;4px&apos;</Box>
      </Box>
      <Box sx={{ ...card, p: 2, pl: { xs: 2, sm: 8 } }}>
        <Box sx={filling}>pl: more from 600 px</Box>
      </Box>
    </Stack>
  );
}

import { Box, Stack } from '@mui/system';

export default function PilotBar() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      alignItems="center"
      sx={{
        width: 1,
        maxWidth: 480,
        boxSizing: 'border-box',
        p: 2,
        bgcolor: '#701a75',
        color: '#fff',
      }}
    >
      <Box
        aria-hidden
        sx={{ flexShrink: 0, width: 20, height: 20, bgcolor: '#f0abfc', rotate: '45deg' }}
      />
      <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        Field 3, stunt kites and everything with two lines
      </Box>
      <Box
        component="a"
        href="#wind"
        sx={{ flexShrink: 0, marginInlineStart: 'auto', color: 'inherit' }}
      >
        Wind
      </Box>
    </Stack>
  );
}

import { Box, Stack } from '@mui/system';

export default function SingleSorts() {
  return (
    <Stack
      gap={1.5}
      sx={{
        width: 1,
        maxWidth: 420,
        boxSizing: 'border-box',
        p: 3,
        bgcolor: '#fbf7ef',
        color: '#1c1917',
      }}
    >
      <Box sx={{ fontSize: 24 }}>fontSize: 24</Box>
      <Box sx={{ fontSize: '1.5rem' }}>fontSize: &apos;1.5rem&apos;</Box>
      <Box sx={{ fontWeight: 700 }}>fontWeight: 700</Box>
      <Box sx={{ fontStyle: 'italic' }}>fontStyle: &apos;italic&apos;</Box>
      <Box sx={{ fontFamily: 'Georgia, serif' }}>fontFamily: &apos;Georgia, serif&apos;</Box>
      <Box sx={{ letterSpacing: '0.2em' }}>letterSpacing: &apos;0.2em&apos;</Box>
      <Box sx={{ textTransform: 'uppercase' }}>textTransform: &apos;uppercase&apos;</Box>
      <Box sx={{ textAlign: 'end' }}>textAlign: &apos;end&apos;</Box>
      <Box sx={{ lineHeight: 2 }}>
        lineHeight: 2, which shows as soon as the text of a line goes on in another one.
      </Box>
    </Stack>
  );
}

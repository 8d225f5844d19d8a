import Box from '@mui/material/Box';

export default function BoxAsElement() {
  return (
    <Box component="figure" sx={{ m: 0, width: 260 }}>
      <Box
        component="svg"
        viewBox="0 0 260 120"
        role="img"
        aria-label="Two hills, one behind the other"
        sx={{ display: 'block', bgcolor: 'info.light', borderRadius: 1 }}
      >
        <Box component="path" d="M0 120V80Q90 10 180 80T260 70V120z" sx={{ fill: '#5d7f6b' }} />
        <Box component="path" d="M0 120V100Q60 60 130 95T260 90V120z" sx={{ fill: '#3c5a48' }} />
      </Box>
      <Box component="figcaption" sx={{ typography: 'caption', mt: 0.5 }}>
        The hills in the evening
      </Box>
    </Box>
  );
}

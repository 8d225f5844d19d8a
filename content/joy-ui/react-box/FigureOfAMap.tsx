import Box from '@mui/joy/Box';

export default function FigureOfAMap() {
  return (
    <Box component="figure" sx={{ width: '100%', maxWidth: 300, m: 0 }}>
      <Box
        component="svg"
        viewBox="0 0 300 140"
        role="img"
        aria-label="An island with a hill, and a bay in the north"
        sx={{ display: 'block', width: '100%', borderRadius: 'md', bgcolor: 'primary.softBg' }}
      >
        <Box
          component="path"
          d="M40 90c0-40 50-60 80-50 12 4 6 26 24 26s14-26 34-30c50-8 86 22 82 58-4 34-70 30-110 30S40 128 40 90z"
          sx={{ fill: (theme) => theme.vars.palette.success.softActiveBg }}
        />
        <Box
          component="path"
          d="m176 104 26-42 26 42z"
          sx={{ fill: (theme) => theme.vars.palette.neutral[500] }}
        />
      </Box>
      <Box component="figcaption" sx={{ mt: 1, typography: 'body-sm' }}>
        Island of the surveyors, sheet 3 of 8
      </Box>
    </Box>
  );
}

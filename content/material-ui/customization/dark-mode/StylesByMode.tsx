import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { alpha, styled } from '@mui/material/styles';

const Quote = styled('blockquote')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2),
  borderInlineStart: `4px solid ${theme.palette.primary.main}`,
  backgroundColor: alpha(theme.palette.primary.main, theme.palette.mode === 'dark' ? 0.16 : 0.08),
}));

export default function StylesByMode() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
      <Quote>A tint needs to be stronger on a dark surface to be seen.</Quote>
      <Box
        sx={{
          p: 2,
          borderRadius: 1,
          bgcolor: (theme) => (theme.palette.mode === 'dark' ? 'grey.900' : 'grey.100'),
          boxShadow: (theme) => (theme.palette.mode === 'dark' ? 0 : 2),
          border: 1,
          borderColor: 'divider',
        }}
      >
        A shadow is hard to see on a dark surface, so this box relies on its line there.
      </Box>
    </Stack>
  );
}

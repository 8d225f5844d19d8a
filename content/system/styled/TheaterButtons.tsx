import { useState } from 'react';
import { createStyled, createTheme, shouldForwardProp, Stack, ThemeProvider } from '@mui/system';

const theaterTheme = createTheme({
  spacing: 10,
  palette: {
    velvet: { main: '#7f1d1d', on: '#fff1f2' },
    gold: { main: '#fcd34d', on: '#3f2a00' },
  },
});

const styled = createStyled({
  themeId: 'theater',
  defaultTheme: theaterTheme,
  rootShouldForwardProp: (prop) => shouldForwardProp(prop) && prop !== 'color',
});

const StageButton = styled('button', { name: 'StageButton', slot: 'Root' })<{
  color: 'velvet' | 'gold';
}>(({ theme, color }) => ({
  padding: theme.spacing(1, 2),
  border: `2px solid ${theme.palette[color].on}`,
  borderRadius: 4,
  font: 'inherit',
  color: theme.palette[color].on,
  backgroundColor: theme.palette[color].main,
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid #d97706', outlineOffset: 2 },
}));

export default function TheaterButtons() {
  const [open, setOpen] = useState(false);

  return (
    <Stack gap={2} alignItems="flex-start">
      <Stack direction="row" gap={2} flexWrap="wrap">
        <ThemeProvider themeId="theater" theme={theaterTheme}>
          <StageButton type="button" color="velvet" onClick={() => setOpen(true)}>
            Open the curtain
          </StageButton>
          <StageButton type="button" color="gold" onClick={() => setOpen(false)}>
            Close it
          </StageButton>
        </ThemeProvider>
      </Stack>
      <span role="status">The curtain is {open ? 'open' : 'closed'}.</span>
    </Stack>
  );
}

import * as React from 'react';
import Brush from '@mui/icons-material/Brush';
import JoyButton from '@mui/joy/Button';
import {
  CssVarsProvider as JoyCssVarsProvider,
  extendTheme as extendJoyTheme,
  THEME_ID as JOY_THEME_ID,
} from '@mui/joy/styles';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  createTheme,
  THEME_ID as MATERIAL_THEME_ID,
  ThemeProvider,
  useTheme,
} from '@mui/material/styles';

const joyTheme = extendJoyTheme();

export default function SameIcons() {
  const outer = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({
        palette: { mode: outer.palette.mode },
        direction: outer.direction,
        components: {
          MuiSvgIcon: {
            styleOverrides: {
              root: ({ ownerState }) => ({
                margin: 'var(--Icon-margin)',
                ...(ownerState.fontSize === 'medium' && {
                  fontSize: 'var(--Icon-fontSize, 1.5rem)',
                }),
                ...(ownerState.color === 'inherit' && { color: 'var(--Icon-color)' }),
              }),
            },
          },
        },
      }),
    [outer.palette.mode, outer.direction],
  );

  return (
    <ThemeProvider theme={{ [MATERIAL_THEME_ID]: theme }}>
      {/* Only a demo inside of another page needs more than the theme here. */}
      <JoyCssVarsProvider
        theme={{ [JOY_THEME_ID]: joyTheme }}
        attribute="data-brush-scheme"
        colorSchemeNode={null}
        colorSchemeSelector=".brush-shop"
        modeStorageKey="brush-mode"
        colorSchemeStorageKey="brush-scheme"
      >
        <Stack
          className="brush-shop"
          data-brush-scheme={outer.palette.mode}
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <JoyButton size="sm" startDecorator={<Brush />}>
            Paint
          </JoyButton>
          <JoyButton size="lg" variant="soft" startDecorator={<Brush />}>
            Paint
          </JoyButton>
          <Button variant="contained" startIcon={<Brush />}>
            Paint
          </Button>
        </Stack>
      </JoyCssVarsProvider>
    </ThemeProvider>
  );
}

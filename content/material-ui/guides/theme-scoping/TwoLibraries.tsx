import * as React from 'react';
import JoyButton from '@mui/joy/Button';
import {
  CssVarsProvider as JoyCssVarsProvider,
  extendTheme as extendJoyTheme,
  THEME_ID as JOY_THEME_ID,
} from '@mui/joy/styles';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  createTheme,
  THEME_ID as MATERIAL_THEME_ID,
  ThemeProvider,
  useTheme,
} from '@mui/material/styles';

const joyTheme = extendJoyTheme();

export default function TwoLibraries() {
  const { direction, palette } = useTheme();
  const [node, setNode] = React.useState<HTMLDivElement | null>(null);
  const materialTheme = React.useMemo(
    () =>
      createTheme({
        direction,
        palette: {
          mode: palette.mode,
          primary: { main: palette.mode === 'dark' ? '#9fd3c7' : '#1f5f54' },
        },
      }),
    [direction, palette.mode],
  );

  return (
    <Box ref={setNode} className="two-libraries" data-two-libraries={palette.mode}>
      <JoyCssVarsProvider
        key={palette.mode}
        theme={{ [JOY_THEME_ID]: joyTheme }}
        defaultMode={palette.mode}
        attribute="data-two-libraries"
        colorSchemeNode={node}
        colorSchemeSelector=".two-libraries"
        modeStorageKey={`two-libraries-mode-${palette.mode}`}
        colorSchemeStorageKey="two-libraries-scheme"
      >
        <ThemeProvider theme={{ [MATERIAL_THEME_ID]: materialTheme }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button variant="contained">Material UI</Button>
            <JoyButton>Joy UI</JoyButton>
          </Box>
        </ThemeProvider>
      </JoyCssVarsProvider>
    </Box>
  );
}

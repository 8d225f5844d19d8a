import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  Experimental_CssVarsProvider as CssVarsProvider,
  experimental_extendTheme as extendTheme,
  useColorScheme,
  useTheme,
} from '@mui/material/styles';

const theme = extendTheme({
  colorSchemes: {
    light: { palette: { primary: { main: '#00695c' } } },
    dark: { palette: { primary: { main: '#80cbc4' } } },
  },
});

function ModeButton() {
  const { mode, setMode } = useColorScheme();
  const [mounted, setMounted] = React.useState(false);
  React.useEffect(() => setMounted(true), []);

  // The server does not know the mode, so the first render must not depend on it.
  const next = mounted && mode === 'dark' ? 'light' : 'dark';
  return (
    <Button fullWidth variant="contained" disabled={!mounted} onClick={() => setMode(next)}>
      {mounted ? `Use ${next} colors` : 'Use other colors'}
    </Button>
  );
}

export default function ColorSchemes() {
  const pageMode = useTheme().palette.mode;
  const [node, setNode] = React.useState<HTMLDivElement | null>(null);

  return (
    <Box
      ref={setNode}
      className="color-schemes"
      data-color-schemes={pageMode}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      {/* In an application the attribute belongs on <html>, and none of these props is needed. */}
      <CssVarsProvider
        key={pageMode}
        theme={theme}
        defaultMode={pageMode}
        attribute="data-color-schemes"
        colorSchemeNode={node}
        colorSchemeSelector=".color-schemes"
        modeStorageKey={`color-schemes-demo-mode-${pageMode}`}
        colorSchemeStorageKey="color-schemes-demo"
      >
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Stack spacing={2} alignItems="flex-start">
            <Typography>
              The swatch is <code>--mui-palette-primary-main</code>.
            </Typography>
            <Box sx={{ width: '100%', height: 32, borderRadius: 1, bgcolor: 'primary.main' }} />
            <ModeButton />
          </Stack>
        </Paper>
      </CssVarsProvider>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme, useColorScheme } from '@mui/joy/styles';

const theme = extendTheme({
  cssVarPrefix: 'moth',
  colorSchemes: {
    light: { palette: { background: { surface: '#fff8e6' } } },
    dark: { palette: { background: { surface: '#1d1a12' } } },
  },
});

function ModeButton() {
  const { colorScheme, setMode } = useColorScheme();
  const [mounted, setMounted] = React.useState(false);
  React.useEffect(() => setMounted(true), []);

  // The server does not know the mode, so the first render must not depend on it.
  const next = mounted && colorScheme === 'dark' ? 'light' : 'dark';
  return (
    <Button fullWidth variant="outlined" disabled={!mounted} onClick={() => setMode(next)}>
      {mounted ? `Use ${next} colors` : 'Use other colors'}
    </Button>
  );
}

export default function SurveyLog() {
  const [node, setNode] = React.useState<HTMLDivElement | null>(null);

  return (
    <Box ref={setNode} id="moth-log" sx={{ width: '100%', maxWidth: 340 }}>
      {/* In an application the attribute belongs on <html>, and only the first two props stay. */}
      <CssVarsProvider
        theme={theme}
        defaultMode="system"
        attribute="data-moth-scheme"
        colorSchemeNode={node}
        colorSchemeSelector="#moth-log"
        modeStorageKey="moth-log-mode"
        colorSchemeStorageKey="moth-log-scheme"
      >
        <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
          <Stack spacing={2} alignItems="flex-start">
            <Typography level="title-md">Night 12, by the pond</Typography>
            <Chip variant="soft" color="primary">
              41 moths
            </Chip>
            <ModeButton />
          </Stack>
        </Sheet>
      </CssVarsProvider>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import {
  CssVarsProvider,
  extendTheme,
  useColorScheme,
  type SupportedColorScheme,
} from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface ColorSchemeOverrides {
    redLight: true;
  }
}

const { dark } = extendTheme().colorSchemes;

const theme = extendTheme({
  cssVarPrefix: 'slit',
  colorSchemes: {
    redLight: {
      ...dark,
      palette: {
        ...dark.palette,
        background: { ...dark.palette.background, surface: '#140000' },
        text: { ...dark.palette.text, primary: '#ff8a80', secondary: '#ff8a80' },
        neutral: { ...dark.palette.neutral, outlinedBorder: '#b3423a' },
        primary: {
          ...dark.palette.primary,
          solidBg: '#a8362d',
          solidHoverBg: '#b3423a',
          solidActiveBg: '#8f221b',
          solidColor: '#fff0ee',
        },
        focusVisible: '#ff8a80',
      },
    },
  },
});

function ObservingPanel() {
  const { colorScheme, setColorScheme } = useColorScheme();
  // The server does not know the choice, so the first render shows the switch off.
  const [mounted, setMounted] = React.useState(false);
  React.useEffect(() => setMounted(true), []);
  // The hook is typed for light and dark only.
  const scheme = colorScheme as SupportedColorScheme | undefined;
  const setScheme = setColorScheme as (next: { dark: SupportedColorScheme }) => void;

  return (
    <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
      <Stack spacing={2} alignItems="flex-start">
        <Typography level="title-md" component="h3">
          Tonight: the ring nebula
        </Typography>
        <Typography
          component="label"
          startDecorator={
            <Switch
              checked={mounted && scheme === 'redLight'}
              onChange={(event) => setScheme({ dark: event.target.checked ? 'redLight' : 'dark' })}
            />
          }
        >
          Red light for night vision
        </Typography>
        <Button>Start the exposure</Button>
      </Stack>
    </Sheet>
  );
}

export default function RedLight() {
  const [node, setNode] = React.useState<HTMLDivElement | null>(null);

  return (
    <Box ref={setNode} id="red-light" sx={{ width: '100%', maxWidth: 340 }}>
      {/* In an application only `theme` and `defaultMode` stay. */}
      <CssVarsProvider
        theme={theme}
        defaultMode="dark"
        attribute="data-slit-scheme"
        colorSchemeNode={node}
        colorSchemeSelector="#red-light"
        modeStorageKey="red-light-mode"
        colorSchemeStorageKey="red-light-scheme"
      >
        <ObservingPanel />
      </CssVarsProvider>
    </Box>
  );
}

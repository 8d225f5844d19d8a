import * as React from 'react';
import JoyButton from '@mui/joy/Button';
import JoySheet from '@mui/joy/Sheet';
import {
  CssVarsProvider as JoyCssVarsProvider,
  extendTheme as extendJoyTheme,
  THEME_ID as JOY_THEME_ID,
  useColorScheme as useJoyColorScheme,
} from '@mui/joy/styles';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  Experimental_CssVarsProvider as MaterialCssVarsProvider,
  experimental_extendTheme as extendMaterialTheme,
  THEME_ID as MATERIAL_THEME_ID,
  useColorScheme as useMaterialColorScheme,
} from '@mui/material/styles';

const joyTheme = extendJoyTheme();
const materialTheme = extendMaterialTheme();

function ModeButton() {
  const joy = useJoyColorScheme();
  const material = useMaterialColorScheme();
  const [mounted, setMounted] = React.useState(false);
  React.useEffect(() => setMounted(true), []);

  // The server does not know the mode, so the first render must not depend on it.
  const isDark = mounted && joy.colorScheme === 'dark';
  return (
    <JoyButton
      variant="outlined"
      color="neutral"
      aria-pressed={isDark}
      onClick={() => {
        const next = isDark ? 'light' : 'dark';
        joy.setMode(next);
        material.setMode(next);
      }}
    >
      Dim the room
    </JoyButton>
  );
}

export default function OneModeForBoth() {
  const [node, setNode] = React.useState<HTMLDivElement | null>(null);
  const shared = {
    defaultMode: 'system',
    attribute: 'data-room-scheme',
    modeStorageKey: 'room-mode',
    colorSchemeStorageKey: 'room-scheme',
    // Only a demo inside of another page needs the last two.
    colorSchemeNode: node,
    colorSchemeSelector: '#show-room',
  } as const;

  return (
    <Box ref={setNode} id="show-room" sx={{ width: '100%', maxWidth: 360 }}>
      <MaterialCssVarsProvider theme={{ [MATERIAL_THEME_ID]: materialTheme }} {...shared}>
        <JoyCssVarsProvider theme={{ [JOY_THEME_ID]: joyTheme }} {...shared}>
          <JoySheet variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
            <Stack spacing={2}>
              <Alert severity="info">The kiln room is open until six.</Alert>
              <ModeButton />
            </Stack>
          </JoySheet>
        </JoyCssVarsProvider>
      </MaterialCssVarsProvider>
    </Box>
  );
}

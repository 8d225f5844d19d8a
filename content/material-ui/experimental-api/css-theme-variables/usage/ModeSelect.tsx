import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Paper from '@mui/material/Paper';
import {
  Experimental_CssVarsProvider as CssVarsProvider,
  experimental_extendTheme as extendTheme,
  useColorScheme,
  useTheme,
} from '@mui/material/styles';

const theme = extendTheme();
const modes = ['system', 'light', 'dark'] as const;

function ModeField() {
  const id = React.useId();
  const { mode, setMode } = useColorScheme();
  const [mounted, setMounted] = React.useState(false);
  React.useEffect(() => setMounted(true), []);

  return (
    <FormControl fullWidth disabled={!mounted}>
      <InputLabel htmlFor={id} variant="standard" shrink>
        Colors
      </InputLabel>
      <NativeSelect
        id={id}
        value={(mounted && mode) || 'system'}
        onChange={(event) => {
          const chosen = modes.find((name) => name === event.target.value);
          if (chosen) setMode(chosen);
        }}
      >
        <option value="system">Like the device</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </NativeSelect>
    </FormControl>
  );
}

export default function ModeSelect() {
  const pageMode = useTheme().palette.mode;
  const [node, setNode] = React.useState<HTMLDivElement | null>(null);

  return (
    <Box ref={setNode} className="mode-select" data-mode-select={pageMode} sx={{ width: 280 }}>
      {/* In an application the attribute belongs on <html>, and none of these props is needed. */}
      <CssVarsProvider
        key={pageMode}
        theme={theme}
        defaultMode={pageMode}
        attribute="data-mode-select"
        colorSchemeNode={node}
        colorSchemeSelector=".mode-select"
        modeStorageKey={`mode-select-demo-mode-${pageMode}`}
        colorSchemeStorageKey="mode-select-demo"
      >
        <Paper variant="outlined" sx={{ p: 2 }}>
          <ModeField />
        </Paper>
      </CssVarsProvider>
    </Box>
  );
}

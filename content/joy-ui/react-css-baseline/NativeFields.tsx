import Box from '@mui/joy/Box';
import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({ cssVarPrefix: 'glass' });

export default function NativeFields() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      {/*
       * The props keep these variables in the two parts. `colorScheme: 'light'` stands for a light
       * page around the second one, whatever the mode of this one is.
       */}
      <CssVarsProvider
        theme={theme}
        attribute="data-glass-scheme"
        colorSchemeNode={null}
        colorSchemeSelector=".glass-part"
        modeStorageKey="glass-part-mode"
        colorSchemeStorageKey="glass-part-scheme"
      >
        <Stack spacing={2}>
          {(['with', 'without'] as const).map((word) => (
            <ScopedCssBaseline
              key={word}
              className="glass-part"
              data-glass-scheme="dark"
              disableColorScheme={word === 'without'}
              sx={{ p: 2, borderRadius: 'md', ...(word === 'without' && { colorScheme: 'light' }) }}
            >
              <Stack component="label" spacing={1} alignItems="flex-start">
                Day of the visit, {word} color-scheme
                <input type="date" defaultValue="2024-02-11" />
              </Stack>
            </ScopedCssBaseline>
          ))}
        </Stack>
      </CssVarsProvider>
    </Box>
  );
}

import { useEffect, useState } from 'react';
import { Box } from '@mui/system';
import { CssVarsProvider, useColorScheme } from './aquarium';

function NightField() {
  const { darkColorScheme, setColorScheme } = useColorScheme();
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);

  return (
    <label>
      <input
        type="checkbox"
        checked={mounted && darkColorScheme === 'glow'}
        onChange={(event) => setColorScheme({ dark: event.target.checked ? 'glow' : null })}
      />{' '}
      Show what glows
    </label>
  );
}

export default function NightTanks() {
  const [node, setNode] = useState<HTMLDivElement | null>(null);

  return (
    <CssVarsProvider
      defaultMode="dark"
      colorSchemeNode={node}
      colorSchemeSelector=".night-tanks"
      modeStorageKey="night-tanks-mode"
      colorSchemeStorageKey="night-tanks-scheme"
    >
      <Box
        ref={setNode}
        className="night-tanks"
        sx={{
          width: 1,
          maxWidth: 360,
          boxSizing: 'border-box',
          p: 4,
          borderRadius: 'var(--aquarium-corner-stone)',
          bgcolor: 'water',
          color: 'ink',
          colorScheme: 'var(--aquarium-native)',
        }}
      >
        <Box sx={{ mb: 2, color: 'coral' }}>Comb jellies, after closing time</Box>
        <NightField />
      </Box>
    </CssVarsProvider>
  );
}

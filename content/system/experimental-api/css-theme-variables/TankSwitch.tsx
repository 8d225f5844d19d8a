import { useEffect, useState } from 'react';
import { Box } from '@mui/system';
import { CssVarsProvider, useColorScheme } from './aquarium';

const modes = ['system', 'light', 'dark'] as const;

function ModeField() {
  const { mode, setMode } = useColorScheme();
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);

  return (
    <label>
      Light in the tank{' '}
      <select
        value={(mounted && mode) || 'system'}
        onChange={(event) => setMode(modes.find((name) => name === event.target.value) ?? null)}
      >
        <option value="system">Like the device</option>
        <option value="light">Day</option>
        <option value="dark">Night</option>
      </select>
    </label>
  );
}

export default function TankSwitch() {
  const [node, setNode] = useState<HTMLDivElement | null>(null);

  return (
    // In an application the variables belong on <html>, and none of these props is needed.
    <CssVarsProvider
      colorSchemeNode={node}
      colorSchemeSelector=".tank-switch"
      modeStorageKey="tank-switch-mode"
    >
      <Box
        ref={setNode}
        className="tank-switch"
        sx={{
          width: 1,
          maxWidth: 360,
          boxSizing: 'border-box',
          p: 4,
          borderRadius: 'var(--aquarium-corner-bubble)',
          border: '3px solid',
          borderColor: 'coral',
          bgcolor: 'water',
          color: 'ink',
          colorScheme: 'var(--aquarium-native)',
        }}
      >
        <Box sx={{ mb: 2, fontSize: 20, fontWeight: 700, color: 'coral' }}>Tank 4: clownfish</Box>
        <ModeField />
      </Box>
    </CssVarsProvider>
  );
}

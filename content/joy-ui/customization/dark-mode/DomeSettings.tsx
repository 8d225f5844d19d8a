import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme, useColorScheme } from '@mui/joy/styles';

const theme = extendTheme({ cssVarPrefix: 'dome' });

const modes = [
  { value: 'light', label: 'Light' },
  { value: 'system', label: 'Like my device' },
  { value: 'dark', label: 'Dark' },
] as const;

function ModeField() {
  const { mode, colorScheme, setMode } = useColorScheme();
  const [mounted, setMounted] = React.useState(false);
  React.useEffect(() => setMounted(true), []);
  const id = React.useId();

  // The server does not know the mode, so the first render shows no choice.
  return (
    <Stack spacing={1} alignItems="flex-start">
      <Typography level="title-sm" id={id}>
        Colors
      </Typography>
      <ToggleButtonGroup
        aria-labelledby={id}
        value={mounted ? mode : null}
        onChange={(_event, next) => {
          if (next) setMode(next);
        }}
        sx={{
          '& > button[aria-pressed="true"]': {
            color: 'primary.solidColor',
            bgcolor: 'primary.solidBg',
          },
        }}
      >
        {modes.map(({ value, label }) => (
          <Button key={value} value={value}>
            {label}
          </Button>
        ))}
      </ToggleButtonGroup>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em', alignSelf: 'stretch' }}>
        {mounted && `The settings are ${colorScheme} now.`}
      </Typography>
    </Stack>
  );
}

export default function DomeSettings() {
  const [node, setNode] = React.useState<HTMLDivElement | null>(null);

  return (
    <Box ref={setNode} id="dome-settings" sx={{ width: '100%', maxWidth: 380 }}>
      {/* In an application the attribute belongs on <html>, and only `defaultMode` stays. */}
      <CssVarsProvider
        theme={theme}
        defaultMode="system"
        attribute="data-dome-scheme"
        colorSchemeNode={node}
        colorSchemeSelector="#dome-settings"
        modeStorageKey="dome-settings-mode"
        colorSchemeStorageKey="dome-settings-scheme"
      >
        <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
          <Stack spacing={2}>
            <Typography level="title-lg" component="h2">
              Settings of the dome
            </Typography>
            <ModeField />
          </Stack>
        </Sheet>
      </CssVarsProvider>
    </Box>
  );
}

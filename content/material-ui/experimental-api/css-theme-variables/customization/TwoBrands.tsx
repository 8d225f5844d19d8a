import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import {
  Experimental_CssVarsProvider as CssVarsProvider,
  experimental_extendTheme as extendTheme,
  useTheme,
} from '@mui/material/styles';

const themes = {
  moss: extendTheme({
    cssVarPrefix: 'moss',
    colorSchemes: {
      light: { palette: { primary: { main: '#3f6212' } } },
      dark: { palette: { primary: { main: '#bef264' } } },
    },
  }),
  clay: extendTheme({
    cssVarPrefix: 'clay',
    colorSchemes: {
      light: { palette: { primary: { main: '#9a3412' } } },
      dark: { palette: { primary: { main: '#fdba74' } } },
    },
    shape: { borderRadius: 12 },
  }),
};

function Brand({ name }: { name: 'moss' | 'clay' }) {
  const pageMode = useTheme().palette.mode;
  const [node, setNode] = React.useState<HTMLDivElement | null>(null);
  const attribute = `data-brand-${name}`;

  return (
    <Box ref={setNode} className={`brand-${name}`} {...{ [attribute]: pageMode }}>
      {/* In an application with one theme, none of these props but the theme is needed. */}
      <CssVarsProvider
        key={pageMode}
        theme={themes[name]}
        defaultMode={pageMode}
        attribute={attribute}
        colorSchemeNode={node}
        colorSchemeSelector={`.brand-${name}`}
        modeStorageKey={`brand-${name}-${pageMode}`}
        colorSchemeStorageKey={`brand-${name}`}
      >
        <Paper variant="outlined" sx={{ p: 3 }}>
          <Stack spacing={2} alignItems="flex-start">
            <Chip color="primary" variant="outlined" label={name} />
            <Button variant="contained">Start the exposure</Button>
          </Stack>
        </Paper>
      </CssVarsProvider>
    </Box>
  );
}

export default function TwoBrands() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Brand name="moss" />
      <Brand name="clay" />
    </Stack>
  );
}

import type * as React from 'react';
import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, type Theme } from '@mui/joy/styles';

interface InBothModesProps {
  theme: Theme;
  children: React.ReactNode;
}

/** For this page only. An application has `<CssVarsProvider theme={theme}>` around all of it. */
export function InBothModes({ theme, children }: InBothModesProps) {
  const name = theme.cssVarPrefix;

  return (
    <CssVarsProvider
      theme={theme}
      attribute={`data-${name}`}
      colorSchemeNode={null}
      colorSchemeSelector={`.${name}`}
      modeStorageKey={`${name}-mode`}
      colorSchemeStorageKey={`${name}-scheme`}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
          gap: 2,
          width: '100%',
          maxWidth: 600,
        }}
      >
        {['light', 'dark'].map((scheme) => (
          <Sheet
            key={scheme}
            variant="outlined"
            className={name}
            {...{ [`data-${name}`]: scheme }}
            sx={{ p: 2, borderRadius: 'md', bgcolor: 'background.body', color: 'text.primary' }}
          >
            {children}
          </Sheet>
        ))}
      </Box>
    </CssVarsProvider>
  );
}

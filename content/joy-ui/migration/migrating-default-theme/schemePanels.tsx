import type * as React from 'react';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, type Theme } from '@mui/joy/styles';

interface SchemePanelsProps {
  /** Needs a prefix of its own for its variables. */
  theme: Theme;
  children: React.ReactNode;
}

/** The same in both schemes, whatever the mode of the page is. */
export function SchemePanels({ theme, children }: SchemePanelsProps) {
  const name = theme.cssVarPrefix;
  const attribute = `data-${name}-scheme`;

  return (
    <CssVarsProvider
      theme={theme}
      attribute={attribute}
      colorSchemeNode={null}
      colorSchemeSelector={`.${name}-panel`}
      modeStorageKey={`${name}-mode`}
      colorSchemeStorageKey={`${name}-scheme`}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {['light', 'dark'].map((scheme) => (
          <Sheet
            key={scheme}
            className={`${name}-panel`}
            {...{ [attribute]: scheme }}
            sx={{ flex: 1, minWidth: 0, p: 2, borderRadius: 'md', bgcolor: 'background.body' }}
          >
            {children}
          </Sheet>
        ))}
      </Stack>
    </CssVarsProvider>
  );
}

import type * as React from 'react';
import Box from '@mui/joy/Box';
import { CssVarsProvider, useTheme, type Theme } from '@mui/joy/styles';

interface InThemeProps {
  theme: Theme;
  children: React.ReactNode;
}

/** For this page only. An application has `<CssVarsProvider theme={theme}>` around all of it. */
export function InTheme({ theme, children }: InThemeProps) {
  const { mode } = useTheme().palette;
  const name = theme.cssVarPrefix;

  return (
    <Box className={name} {...{ [`data-${name}`]: mode }} sx={{ width: '100%', maxWidth: 480 }}>
      <CssVarsProvider
        theme={theme}
        attribute={`data-${name}`}
        colorSchemeNode={null}
        colorSchemeSelector={`.${name}`}
        modeStorageKey={`${name}-mode`}
        colorSchemeStorageKey={`${name}-scheme`}
      >
        {children}
      </CssVarsProvider>
    </Box>
  );
}

import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';

const noTheme = {};

/**
 * Gives a theme to everything inside. It is handed over by a function, because `ThemeProvider` copies a theme that it
 * is given as an object, and a copy loses what is not enumerable (see `toModeTheme`). A function needs a theme above.
 */
export function ThemeScope({ theme, children }: { theme: object; children: ReactNode }) {
  return (
    <ThemeProvider theme={noTheme}>
      <ThemeProvider theme={() => theme}>{children}</ThemeProvider>
    </ThemeProvider>
  );
}

import { createRequire } from 'node:module';
import path from 'node:path';

type Theme = Record<string, unknown>;

/**
 * The theme objects of the installed @mui/material without any options, as `createTheme` makes them.
 * @param root absolute path of the folder with node_modules.
 */
export function readDefaultThemes(root: string): Record<'light' | 'dark', Theme> {
  const load = createRequire(path.join(root, 'package.json'));
  const { createTheme } = load('@mui/material/styles') as {
    createTheme(options?: { palette: { mode: 'dark' } }): Theme;
  };
  return { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };
}

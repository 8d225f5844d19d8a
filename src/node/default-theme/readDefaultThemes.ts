import { createRequire } from 'node:module';
import path from 'node:path';
import { themedProducts, type ThemedProduct } from '../../shared/themedProducts';

type Theme = Record<string, unknown>;

/** The theme object of each mode. */
export type ModeThemes = Record<'light' | 'dark', Theme>;

interface MaterialStyles {
  createTheme(options?: { palette: { mode: 'dark' } }): Theme;
}

interface JoyStyles {
  extendTheme(): Theme & { colorSchemes: Record<'light' | 'dark', Theme> };
}

const readers: Record<ThemedProduct, (styles: unknown) => ModeThemes> = {
  'material-ui'(styles) {
    const { createTheme } = styles as MaterialStyles;
    return { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };
  },
  // `CssVarsProvider` puts what a color scheme has at the top of the theme that it gives to components.
  'joy-ui'(styles) {
    const { extendTheme } = styles as JoyStyles;
    const toMode = (mode: 'light' | 'dark'): Theme => {
      const { colorSchemes, ...rest } = extendTheme();
      const { palette, ...own } = colorSchemes[mode];
      return { ...rest, ...own, palette: { ...(palette as object), mode, colorScheme: mode } };
    };
    return { light: toMode('light'), dark: toMode('dark') };
  },
};

/**
 * The theme objects that an installed package makes without any options, as its components get them.
 * @param root absolute path of the folder with node_modules.
 */
export function readDefaultThemes(root: string, product: ThemedProduct): ModeThemes {
  const load = createRequire(path.join(root, 'package.json'));
  return readers[product](load(`${themedProducts[product].packageName}/styles`));
}

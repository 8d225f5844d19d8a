import { createRequire } from 'node:module';
import path from 'node:path';

/** What can be asked of the themes that a product's components may be given. */
export interface InstalledTheme {
  /** Module whose `Theme` describes it. */
  module: string;
  /** Whether the theme object of the installed package has this key: `['palette', 'primary', 'main']`. */
  hasKey: (keys: readonly string[]) => boolean;
  /** Names of the custom properties that it makes, `--mui-palette-primary-main`. */
  cssVariables: ReadonlySet<string>;
}

type CreateTheme = () => object;
interface VariablesTheme {
  colorSchemes: object;
  generateCssVars: (scheme?: string) => { css: object };
}

function hasKey(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return true;
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return false;
  return key in value && hasKey((value as Record<string, unknown>)[key], rest);
}

function toVariables(theme: VariablesTheme): string[] {
  return [undefined, ...Object.keys(theme.colorSchemes)].flatMap((scheme) =>
    Object.keys(theme.generateCssVars(scheme).css),
  );
}

export type InstalledThemes = Record<'material' | 'joy' | 'system', InstalledTheme>;

/** The theme that the components on the pages of a product have. */
export function toThemeOf(themes: InstalledThemes, product: string | null): InstalledTheme {
  if (product === 'joy-ui') return themes.joy;
  return product === 'system' ? themes.system : themes.material;
}

/**
 * The default themes of the installed packages: of Material UI (also with CSS variables), Joy UI and MUI System.
 * @param root absolute path of the folder with node_modules.
 */
export function readInstalledThemes(root: string): InstalledThemes {
  const load = createRequire(path.join(root, 'package.json'));
  const toTheme = (
    module: string,
    plain: CreateTheme | null,
    variables: CreateTheme | null,
  ): InstalledTheme => {
    const themes = [plain, variables].flatMap((create) => (create ? [create()] : []));
    return {
      module,
      hasKey: (keys) => themes.some((theme) => hasKey(theme, keys)),
      cssVariables: new Set(variables ? toVariables(variables() as VariablesTheme) : []),
    };
  };
  const material = load('@mui/material/styles') as {
    createTheme: CreateTheme;
    experimental_extendTheme: CreateTheme;
  };
  const joy = load('@mui/joy/styles') as { extendTheme: CreateTheme };
  const system = load('@mui/system') as { createTheme: CreateTheme };
  return {
    material: toTheme(
      '@mui/material/styles',
      material.createTheme,
      material.experimental_extendTheme,
    ),
    joy: toTheme('@mui/joy/styles', null, joy.extendTheme),
    system: toTheme('@mui/system', system.createTheme, null),
  };
}

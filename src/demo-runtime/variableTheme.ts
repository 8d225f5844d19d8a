import { deepmerge } from '@mui/utils';
import type { PaletteMode } from '../shared/preferences';

type CssVariables = Record<string, string | number>;

/** What `extendTheme` of Material UI and of Joy UI have in common. */
export interface ExtendedTheme {
  colorSchemes: Record<PaletteMode, object>;
  generateCssVars: (scheme?: PaletteMode) => { css: CssVariables; vars: object };
}

/** CSS variables by where they hold. */
export interface VariableSheet {
  root: CssVariables;
  light: CssVariables;
  dark: CssVariables;
}

/** The variables of a theme: those of both modes, and those that a mode sets anew. */
export function toVariableSheet(theme: ExtendedTheme): VariableSheet {
  return {
    root: theme.generateCssVars().css,
    light: theme.generateCssVars('light').css,
    dark: theme.generateCssVars('dark').css,
  };
}

/** Name under which the reader's own value of a variable is stored, by mode: `--light-mui-palette-primary-main`. */
export function toStoredName(name: string, mode: PaletteMode): string {
  return `--${mode}-${name.slice(2)}`;
}

/**
 * The sheet with a way in for stored values, which the boot script sets before the first paint.
 * @param names variables that the reader's colours change.
 */
export function withStoredValues(sheet: VariableSheet, names: ReadonlySet<string>): VariableSheet {
  const add = (variables: CssVariables, mode: PaletteMode): CssVariables =>
    Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [
        name,
        names.has(name) ? `var(${toStoredName(name, mode)},${value})` : value,
      ]),
    );
  return { root: sheet.root, light: add(sheet.light, 'light'), dark: add(sheet.dark, 'dark') };
}

function toBlock(selector: string, variables: CssVariables): string {
  const declarations = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : '';
}

/** CSS of a sheet; the site puts the class on `<body>`. Light is also what holds without script. */
export function toVariablesCss({ root, light, dark }: VariableSheet): string {
  return toBlock(':root', { ...root, ...light }) + toBlock('.mode-dark', dark);
}

/**
 * The theme of one mode, put together as `createCssVarsProvider` of @mui/system does it, but without its global styles.
 * The properties that point at variables are not enumerable: `ThemeProvider` merges themes by copying, and a demo with
 * a provider of its own must get the colours of its own theme, not these variables.
 */
export function toModeTheme(extended: ExtendedTheme, mode: PaletteMode): object {
  const { colorSchemes, generateCssVars, ...rest } = extended as ExtendedTheme &
    Record<string, unknown>;
  const theme: Record<string, unknown> = { ...rest };
  for (const [key, value] of Object.entries(colorSchemes[mode])) {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    theme[key] = isObject ? { ...(theme[key] as object | undefined), ...value } : value;
  }
  theme['palette'] = { ...(theme['palette'] as object), mode, colorScheme: mode };
  const vars = [generateCssVars('dark'), generateCssVars('light'), generateCssVars()].reduce(
    (merged, { vars }) => deepmerge(merged, vars),
    {},
  );
  const hidden = {
    vars,
    colorSchemes,
    generateCssVars,
    getColorSchemeSelector: (scheme: string) => `.mode-${scheme} &`,
  };
  for (const [name, value] of Object.entries(hidden)) {
    Object.defineProperty(theme, name, { value, enumerable: false });
  }
  return theme;
}

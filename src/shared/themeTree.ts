/** A key of a theme with what it has in both modes. */
export interface ThemeNode {
  key: string;
  /** As it would be written in code; null for an object or array. Of a function, what it gives for an example. */
  value: string | null;
  /** In dark mode, where that is something else. */
  dark?: string;
  /** Keys of an object or array, in its order; empty for a value. */
  children: readonly ThemeNode[];
}

/** Calls that show what a function of the theme gives, by its path. */
const exampleArguments: Readonly<Record<string, readonly unknown[]>> = {
  spacing: [2],
  getCssVar: ['radius-sm'],
  getColorSchemeSelector: ['dark'],
  'breakpoints.up': ['md'],
  'breakpoints.down': ['md'],
  'breakpoints.between': ['sm', 'lg'],
  'breakpoints.only': ['md'],
  'breakpoints.not': ['md'],
  'palette.getContrastText': ['#1976d2'],
  'typography.pxToRem': [14],
  'transitions.create': ['opacity'],
  'transitions.getAutoHeightDuration': [48],
};

/** Path of the theme itself; ids in the page begin with it, so that none is that of a heading. */
export const themeRoot = 'theme';

function quote(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

function toSource(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'function') return 'function';
  return String(value);
}

function toFunctionText(call: (...values: unknown[]) => unknown, path: string): string {
  const values = exampleArguments[path];
  if (!values) return 'function';
  const name = path.slice(path.lastIndexOf('.') + 1);
  return `${name}(${values.map(toSource).join(', ')}) gives ${toSource(call(...values))}`;
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function toValue(value: unknown, path: string): string {
  if (typeof value === 'function') {
    return toFunctionText(value as (...values: unknown[]) => unknown, path);
  }
  if (isBranch(value)) return Array.isArray(value) ? '[]' : '{}';
  return toSource(value);
}

function toChildren(light: unknown, dark: unknown, path: string): ThemeNode[] {
  const keys = new Set(
    [light, dark].flatMap((value) => (isBranch(value) ? Object.keys(value) : [])),
  );
  return [...keys].map((key) => {
    const at = path === '' ? key : `${path}.${key}`;
    const [one, other] = [light, dark].map((value) =>
      isBranch(value) ? (value as Record<string, unknown>)[key] : undefined,
    );
    const children = toChildren(one, other, at);
    if (children.length > 0) return { key, value: null, children };
    const value = toValue(one, at);
    const darkValue = toValue(other, at);
    return { key, value, ...(darkValue === value ? {} : { dark: darkValue }), children };
  });
}

/** The two modes of one theme as one tree. @param light, dark as `createTheme` makes them. */
export function toThemeTree(light: object, dark: object): ThemeNode[] {
  return toChildren(light, dark, '');
}

/** Values by path, `theme.palette.mode`; only those of keys without keys below. */
export function toThemeValues(
  nodes: readonly ThemeNode[],
  path: string = themeRoot,
): Map<string, { light: string; dark: string }> {
  const values = new Map<string, { light: string; dark: string }>();
  for (const { key, value, dark, children } of nodes) {
    const at = `${path}.${key}`;
    if (value !== null) values.set(at, { light: value, dark: dark ?? value });
    for (const [below, found] of toThemeValues(children, at)) values.set(below, found);
  }
  return values;
}

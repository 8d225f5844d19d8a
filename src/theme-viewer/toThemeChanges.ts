import { toThemeValues, type ThemeNode } from '../shared/themeTree';

/** The default of a changed value; null for a value that the default theme does not have. */
export type ThemeChange = { light: string; dark: string } | null;

/** By path of the value. */
export type ThemeChanges = ReadonlyMap<string, ThemeChange>;

/** What is another value in a theme than in the default theme. */
export function toThemeChanges(
  defaults: readonly ThemeNode[],
  own: readonly ThemeNode[],
): ThemeChanges {
  const before = toThemeValues(defaults);
  const changes = new Map<string, ThemeChange>();
  for (const [path, { light, dark }] of toThemeValues(own)) {
    const known = before.get(path);
    if (known?.light !== light || known.dark !== dark) changes.set(path, known ?? null);
  }
  return changes;
}

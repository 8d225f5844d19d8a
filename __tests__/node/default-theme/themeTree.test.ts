import { readDefaultThemes } from '../../../src/node/default-theme/readDefaultThemes';
import { toThemeTree, toThemeValues } from '../../../src/shared/themeTree';

const { light, dark } = readDefaultThemes(process.cwd(), 'material-ui');
const values = toThemeValues(toThemeTree(light, dark));

function readPath(theme: Record<string, unknown>, path: string): unknown {
  const [, ...keys] = path.split('.');
  let found: unknown = theme;
  for (const key of keys) found = (found as Record<string, unknown> | undefined)?.[key];
  return found;
}

test('every key of the installed theme that holds a value is there with it, in both modes', () => {
  for (const [path, shown] of values) {
    for (const [theme, text] of [
      [light, shown.light],
      [dark, shown.dark],
    ] as const) {
      const value = path.includes('@media') ? undefined : readPath(theme, path);
      if (typeof value === 'string') expect(text).toContain(value);
      if (typeof value === 'number') expect(text).toBe(String(value));
    }
  }
  expect(values.get('theme.palette.primary.main')).toEqual({
    light: "'#1976d2'",
    dark: "'#90caf9'",
  });
  expect(values.get('theme.zIndex.modal')?.light).toBe('1300');
});

test('no top level key is left out', () => {
  const top = toThemeTree(light, dark).map(({ key }) => key);
  expect(top).toEqual([...new Set([...Object.keys(light), ...Object.keys(dark)])]);
});

test('a function shows what it gives', () => {
  expect(values.get('theme.spacing')?.light).toBe("spacing(2) gives '16px'");
  expect(values.get('theme.breakpoints.up')?.light).toBe(
    "up('md') gives '@media (min-width:900px)'",
  );
});

describe('the theme of Joy UI', () => {
  const themes = readDefaultThemes(process.cwd(), 'joy-ui');
  const tree = toThemeTree(themes.light, themes.dark);
  const joyValues = toThemeValues(tree);

  test('has what a color scheme brings at its top, as components get it', () => {
    expect(joyValues.get('theme.palette.mode')).toEqual({ light: "'light'", dark: "'dark'" });
    expect(joyValues.get('theme.palette.background.body')).toEqual({
      light: "'var(--joy-palette-common-white, #FFF)'",
      dark: "'var(--joy-palette-common-black, #000)'",
    });
    expect(joyValues.get('theme.shadowOpacity')).toEqual({ light: "'0.08'", dark: "'0.6'" });
    expect(tree.some(({ key }) => key === 'colorSchemes')).toBe(false);
  });

  test('shows the variable of a value', () => {
    expect(joyValues.get('theme.vars.radius.sm')?.light).toBe("'var(--joy-radius-sm, 6px)'");
    expect(joyValues.get('theme.getCssVar')?.light).toBe(
      "getCssVar('radius-sm') gives 'var(--joy-radius-sm)'",
    );
  });
});

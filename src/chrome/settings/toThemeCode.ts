import { dataGridDenseComponents, materialDenseComponents } from '../../shared/denseComponents';
import { defaultSpacing } from '../../shared/preferences';
import { toJoyComponents } from '../../shared/toJoyComponents';
import { toJoyScale } from '../../shared/toJoyScale';
import type { ThemeState } from '../../theme/themeState';

type Options = Record<string, unknown>;

function isPlainKey(key: string): boolean {
  return /^([A-Za-z_]\w*|\d+)$/.test(key);
}

/** Source text of a value, as Prettier would write it. */
function toSource(value: unknown, indent: string): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  const texts = entries.map(
    ([key, part]) => `${isPlainKey(key) ? key : `'${key}'`}: ${toSource(part, `${indent}  `)}`,
  );
  const line = `{ ${texts.join(', ')} }`;
  if (!line.includes('\n') && indent !== '' && line.length + indent.length <= 60) return line;
  return `{\n${texts.map((text) => `${indent}  ${text},\n`).join('')}${indent}}`;
}

function toMainColors({ paletteColors: { primary, secondary } }: ThemeState): Options {
  return {
    ...(primary ? { primary: { main: primary } } : {}),
    ...(secondary ? { secondary: { main: secondary } } : {}),
  };
}

function toSpacing({ spacing }: ThemeState): Options {
  return spacing === defaultSpacing ? {} : { spacing };
}

function toModule(from: string, maker: string, theme: string): string {
  return `import { ${maker} } from '${from}';\n\nexport const theme = ${theme};\n`;
}

/** A call with two objects, as Prettier would write it. */
function toCall(name: string, first: string, second: Options): string {
  return `${name}(\n  ${first},\n  ${toSource(second, '  ')},\n)`;
}

/** The call of Material UI that makes the theme as it is set. */
export function toMaterialThemeCode(state: ThemeState): string {
  const options = {
    ...(state.direction === 'rtl' ? { direction: state.direction } : {}),
    ...toSpacing(state),
    palette: { mode: state.paletteMode, ...toMainColors(state) },
    ...(state.dense ? { components: materialDenseComponents } : {}),
  };
  // What is merged in is no matter of types, which know the data grid only where its package is installed.
  const theme = state.dense
    ? toCall('createTheme', toSource(options, '  '), { components: dataGridDenseComponents })
    : `createTheme(${toSource(options, '')})`;
  return toModule('@mui/material/styles', 'createTheme', theme);
}

/** The call of Joy UI that makes the theme as it is set; Joy UI has both modes in one theme and no secondary color. */
export function toJoyThemeCode(state: ThemeState): string {
  const { primary } = state.paletteColors;
  const palette = { palette: { primary: primary && toJoyScale(primary) } };
  const components = toJoyComponents(state);
  const options = {
    ...toSpacing(state),
    ...(primary ? { colorSchemes: { light: palette, dark: palette } } : {}),
    ...(Object.keys(components).length > 0 ? { components } : {}),
  };
  const toExtended = (indent: string) => `extendTheme(${toSource(options, indent)})`;
  // The options of Joy UI have no direction.
  const theme =
    state.direction === 'rtl'
      ? toCall('Object.assign', toExtended('  '), { direction: state.direction })
      : toExtended('');
  return toModule('@mui/joy/styles', 'extendTheme', theme);
}

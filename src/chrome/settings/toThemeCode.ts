import { materialDenseComponents, joyDenseComponents } from '../../shared/denseComponents';
import { defaultSpacing } from '../../shared/preferences';
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

function toCommonOptions({ direction, spacing }: ThemeState): Options {
  return {
    ...(direction === 'rtl' ? { direction } : {}),
    ...(spacing === defaultSpacing ? {} : { spacing }),
  };
}

/** The call of Material UI that makes the theme as it is set. */
export function toMaterialThemeCode(state: ThemeState): string {
  const options = {
    ...toCommonOptions(state),
    palette: { mode: state.paletteMode, ...toMainColors(state) },
    ...(state.dense ? { components: materialDenseComponents } : {}),
  };
  return `import { createTheme } from '@mui/material/styles';\n\nexport const theme = createTheme(${toSource(options, '')});\n`;
}

/** The call of Joy UI that makes the theme as it is set; Joy UI has both modes in one theme and no secondary colour. */
export function toJoyThemeCode(state: ThemeState): string {
  const { primary } = state.paletteColors;
  const palette = { palette: { primary: { 500: primary, solidBg: primary } } };
  const options = {
    ...toCommonOptions(state),
    ...(primary ? { colorSchemes: { light: palette, dark: palette } } : {}),
    ...(state.dense ? { components: joyDenseComponents } : {}),
  };
  return `import { extendTheme } from '@mui/joy/styles';\n\nexport const theme = extendTheme(${toSource(options, '')});\n`;
}

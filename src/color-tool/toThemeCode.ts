import { findShade } from './hues';

/** Colors that the reader has chosen, six-digit hex. */
export interface ChosenColors {
  primary: string;
  secondary: string;
}

function toSource(color: string, hues: Set<string>): string {
  const found = findShade(color);
  if (!found) return `'${color}'`;
  hues.add(found.hue);
  return `${found.hue}${/^\d/.test(found.shade) ? `[${found.shade}]` : `.${found.shade}`}`;
}

/** The module that makes a theme of these colors, with the shades of the library by name. */
export function toThemeCode({ primary, secondary }: ChosenColors): string {
  const used = new Set<string>();
  const [one, other] = [primary, secondary].map((color) => toSource(color, used));
  const lines = [
    ...(used.size > 0
      ? [`import { ${[...used].sort().join(', ')} } from '@mui/material/colors';`]
      : []),
    "import { createTheme } from '@mui/material/styles';",
    '',
    'export const theme = createTheme({',
    '  palette: {',
    `    primary: { main: ${one} },`,
    `    secondary: { main: ${other} },`,
    '  },',
    '});',
  ];
  return `${lines.join('\n')}\n`;
}

import type { ContentError } from '../errors';
import { lineAt } from '../lineAt';

/** Properties for which `sx` of MUI System looks up colors of the theme, as in its `unstable_defaultSxConfig`. */
export const propertiesWithPalette: ReadonlySet<string> = new Set([
  'backgroundColor',
  'bgcolor',
  'borderBottomColor',
  'borderColor',
  'borderLeftColor',
  'borderRightColor',
  'borderTopColor',
  'color',
]);

/** `outlineColor: 'primary.main'`: a property of CSS that takes colors, with a color of the theme by its name. */
const named =
  /\b(\w*[cC]olor|fill|stroke): (["'])((?:primary|secondary|error|danger|warning|info|success|neutral|text|background|common|grey|action)\.\w+)\2/g;

/** Colors of the theme that a demo gives by name where the name is written into the styles as it is, and has no effect. */
export function checkPaletteNames(file: string, code: string): ContentError[] {
  return [...code.matchAll(named)]
    .filter(([, property = '']) => !propertiesWithPalette.has(property))
    .map(({ 1: property = '', 3: color = '', index }) => ({
      file,
      line: lineAt(code, index),
      message: `"${color}" is no color for "${property}", which sx writes out as it is. Take it out of the theme: ({ palette }) => palette.${color}.`,
    }));
}

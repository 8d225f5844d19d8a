import type { Theme } from '@mui/joy/styles';
import { colorNames } from './choices';

function toLuminance(color: string): number {
  const long = color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [toLuminance(one), toLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export interface WeakPair {
  name: string;
  ratio: number;
}

/** Texts of buttons whose contrast, by WCAG 2.2, is below 4.5. */
export function findWeakPairs({ colorSchemes }: Theme): WeakPair[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const { palette } = colorSchemes[scheme];
    const groups = new Map<string, unknown>(Object.entries(palette));
    // A token is a color, or the variable of one: `var(--joy-palette-primary-500, #0B6BCB)`.
    const resolve = (value: string): string => {
      const [, group = '', key = ''] = /^var\(--\w+-palette-(\w+)-(\w+)/.exec(value) ?? [];
      const tokens = groups.get(group) as Record<string, string> | undefined;
      return tokens?.[key] === undefined ? value : resolve(tokens[key]);
    };
    return colorNames.flatMap((name) => {
      const color = palette[name];
      const { surface } = palette.background;
      const pairs = {
        solid: [color.solidColor, color.solidBg],
        soft: [color.softColor, color.softBg],
        outlined: [color.outlinedColor, surface],
        plain: [color.plainColor, surface],
      };
      return Object.entries(pairs)
        .map(([variant, [text = '', background = '']]) => ({
          name: `${name}, ${variant}, ${scheme} mode`,
          ratio: toRatio(resolve(text), resolve(background)),
        }))
        .filter(({ ratio }) => ratio < 4.5);
    });
  });
}

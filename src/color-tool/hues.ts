import * as colors from '@mui/material/colors';

/** Shades of a hue by name, `500` or `A200`, as six-digit hex. */
export type HueShades = Readonly<Record<string, string>>;

export interface Hue {
  /** As it is exported, `lightBlue`. */
  name: string;
  shades: HueShades;
}

/** The hues of the installed package in its order; `common` has no shades. */
export const hues: readonly Hue[] = Object.entries(colors)
  .filter(([name]) => name !== 'common')
  .map(([name, shades]) => ({ name, shades: shades as HueShades }));

/** Shades from light to dark, then the accents; the brown and grey hues have those too. */
export const shadeNames: readonly string[] = [
  ...['50', '100', '200', '300', '400', '500', '600', '700', '800', '900'],
  ...['A100', 'A200', 'A400', 'A700'],
];

/** Name of the shade with this color, `teal 500`; null where no hue has it. */
export function findShade(color: string): { hue: string; shade: string } | null {
  for (const { name, shades } of hues) {
    const shade = shadeNames.find((candidate) => shades[candidate] === color);
    if (shade !== undefined) return { hue: name, shade };
  }
  return null;
}

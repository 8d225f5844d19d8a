import { defaultPaletteColors } from '../shared/defaultPaletteColors';
import { parseHexColor } from '../theme/contrast';
import type { ChosenColors } from './toThemeCode';

/** @param search query of an address. @returns what of it is a color, and the defaults for everything else. */
export function parseColorAddress(search: string): ChosenColors {
  const parameters = new URLSearchParams(search);
  const read = (key: keyof ChosenColors) =>
    parseHexColor((parameters.get(key) ?? '').slice(0, 40)) ?? defaultPaletteColors[key];
  return { primary: read('primary'), secondary: read('secondary') };
}

/** @returns the query with the colors in it and what else it had, defaults left out; empty or with a question mark. */
export function toColorQuery(search: string, colors: ChosenColors): string {
  const parameters = new URLSearchParams(search);
  for (const key of ['primary', 'secondary'] as const) {
    if (colors[key] === defaultPaletteColors[key]) parameters.delete(key);
    else parameters.set(key, colors[key].slice(1));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

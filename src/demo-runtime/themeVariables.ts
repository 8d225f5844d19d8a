import type { PaletteColors } from '../shared/preferences';
import { joyLibrary } from './joyLibrary';
import { materialLibrary } from './materialLibrary';
import { toStoredVariables } from './paletteVariables';

/** See `ThemeVariablesModule`. */
export function toThemeVariables(paletteColors: PaletteColors): Record<string, string> {
  return toStoredVariables([materialLibrary, joyLibrary], paletteColors);
}

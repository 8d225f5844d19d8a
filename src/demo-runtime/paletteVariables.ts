import { defaultDemoTheme } from '../shared/demoRuntime';
import type { PaletteColors, PaletteMode } from '../shared/preferences';
import type { DemoLibrary } from './demoLibrary';
import { toStoredName, type VariableSheet } from './variableTheme';

const modes: readonly PaletteMode[] = ['light', 'dark'];

/** Any colours will do to find out which variables depend on them. */
const sampleColors: PaletteColors = { primary: '#123456', secondary: '#654321' };

function toSheets(library: DemoLibrary, paletteColors: PaletteColors): VariableSheet[] {
  return Object.values(library.toVariables({ ...defaultDemoTheme, paletteColors }));
}

function findChanged(before: VariableSheet, after: VariableSheet, mode: PaletteMode): string[] {
  return Object.keys(after[mode]).filter((name) => before[mode][name] !== after[mode][name]);
}

/** Names of the variables of a library that the reader's colours change. */
export function findPaletteVariables(library: DemoLibrary): Set<string> {
  const before = toSheets(library, {});
  const names = toSheets(library, sampleColors).flatMap((after, index) =>
    modes.flatMap((mode) => findChanged(before[index] ?? after, after, mode)),
  );
  return new Set(names);
}

/** The reader's colours as values to store, by the names that `withStoredValues` looks for. */
export function toStoredVariables(
  libraries: readonly DemoLibrary[],
  paletteColors: PaletteColors,
): Record<string, string> {
  const stored: Record<string, string> = {};
  for (const library of libraries) {
    const before = toSheets(library, {});
    for (const [index, after] of toSheets(library, paletteColors).entries()) {
      for (const mode of modes) {
        for (const name of findChanged(before[index] ?? after, after, mode)) {
          stored[toStoredName(name, mode)] = String(after[mode][name]);
        }
      }
    }
  }
  return stored;
}

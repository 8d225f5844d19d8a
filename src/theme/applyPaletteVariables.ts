import { themeVariablesPathname, type ThemeVariablesModule } from '../shared/demoRuntime';
import { parseThemeVariables, storageKeys, type PaletteColors } from '../shared/preferences';
import { readStored, writeStored } from '../storage/entries';
import { shareReact } from './shareReact';

async function deriveVariables(paletteColors: PaletteColors): Promise<Record<string, string>> {
  // The defaults need no library to say what they mean.
  if (Object.keys(paletteColors).length === 0) return {};
  shareReact();
  const address: string = themeVariablesPathname;
  const module = (await import(/* webpackIgnore: true */ address)) as ThemeVariablesModule;
  return module.toThemeVariables(paletteColors);
}

/**
 * Shows the reader's colours in the demos of the page, and keeps what they mean for the boot script of the next.
 * @throws (rejects) when the libraries cannot be loaded; the demos then stay as they are.
 */
export async function applyPaletteVariables(paletteColors: PaletteColors): Promise<void> {
  const variables = await deriveVariables(paletteColors);
  const { style } = document.documentElement;
  for (const name of Object.keys(parseThemeVariables(readStored(storageKeys.themeVariables)))) {
    if (!(name in variables)) style.removeProperty(name);
  }
  for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
  writeStored(storageKeys.themeVariables, JSON.stringify(variables));
}

import { themeVariablesPathname, type ThemeVariablesModule } from '../shared/demoRuntime';
import { themeVariablesKey, type PaletteColors } from '../shared/preferences';
import { writeStored } from '../storage/entries';
import { showThemeVariables } from '../storage/themeVariables';
import { shareReact } from './shareReact';

type Variables = Record<string, string>;

async function deriveVariables(paletteColors: PaletteColors): Promise<Variables> {
  // The defaults need no library to say what they mean.
  if (Object.keys(paletteColors).length === 0) return {};
  shareReact();
  const address: string = themeVariablesPathname;
  const module = (await import(/* webpackIgnore: true */ address)) as ThemeVariablesModule;
  return module.toThemeVariables(paletteColors);
}

let latest: PaletteColors | null = null;

/**
 * Shows the reader's colors in the demos of the page, and keeps what they mean for the boot script of the next. Of several calls
 * the last one counts, whichever is answered first.
 * @param derive gives the variables of colors, by default by the libraries.
 * @throws (rejects) when the libraries cannot be loaded; the demos then stay as they are.
 */
export async function applyPaletteVariables(
  paletteColors: PaletteColors,
  derive = deriveVariables,
): Promise<void> {
  latest = paletteColors;
  const variables = await derive(paletteColors);
  if (latest !== paletteColors) return;
  showThemeVariables(variables);
  writeStored(themeVariablesKey, JSON.stringify(variables));
}

import type { DemoTheme } from '../shared/demoRuntime';
import {
  modeKey,
  parseModeSetting,
  parseThemeSettings,
  themeSettingsKey,
  type ModeSetting,
  type PaletteMode,
} from '../shared/preferences';
import { readStored } from './entries';

export const darkQuery = '(prefers-color-scheme: dark)';

export function readSystemMode(): PaletteMode {
  return window.matchMedia(darkQuery).matches ? 'dark' : 'light';
}

export function readModeSetting(): ModeSetting {
  return parseModeSetting(readStored(modeKey)) ?? 'system';
}

/** @returns the theme that the reader has chosen, as it is stored. */
export function readStoredTheme(): DemoTheme {
  const mode = readModeSetting();
  return {
    ...parseThemeSettings(readStored(themeSettingsKey)),
    paletteMode: mode === 'system' ? readSystemMode() : mode,
  };
}

import { type DemoTheme, type DemoThemeStore } from '../../shared/demoRuntime';
import {
  parseModeSetting,
  parseThemeSettings,
  modeKey,
  themeSettingsKey,
} from '../../shared/preferences';
import { readStored } from '../../storage/entries';
import { readThemeVariables, showThemeVariables } from '../../storage/themeVariables';

function readTheme(systemIsDark: boolean): DemoTheme {
  const setting = parseModeSetting(readStored(modeKey)) ?? 'system';
  const isDark = setting === 'system' ? systemIsDark : setting === 'dark';
  const settings = parseThemeSettings(readStored(themeSettingsKey));
  return { ...settings, paletteMode: isDark ? 'dark' : 'light' };
}

function applyToPage({ paletteMode, direction }: DemoTheme): void {
  document.body.classList.toggle('mode-dark', paletteMode === 'dark');
  document.body.classList.toggle('mode-light', paletteMode === 'light');
  const root = document.documentElement;
  root.style.colorScheme = paletteMode;
  root.dir = direction;
  showThemeVariables(readThemeVariables());
}

/** The site's theme as it is stored: a page of its own is told of each change by the browser. */
export function createStoredTheme(): DemoThemeStore {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const listeners = new Set<() => void>();
  let theme = readTheme(system.matches);
  const update = () => {
    theme = readTheme(system.matches);
    applyToPage(theme);
    for (const listener of listeners) listener();
  };
  window.addEventListener('storage', update);
  system.addEventListener('change', update);
  // What changed while the demo's script was on its way told nobody: browsers give a frame its page's colour scheme late.
  applyToPage(theme);
  return {
    get: () => theme,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

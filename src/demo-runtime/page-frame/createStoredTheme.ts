import { createListeners } from '../../shared/createListeners';
import type { DemoTheme, DemoThemeStore } from '../../shared/demoRuntime';
import { followStorage } from '../../storage/followStorage';
import { darkQuery, readStoredTheme } from '../../storage/storedTheme';
import { readThemeVariables, showThemeVariables } from '../../storage/themeVariables';

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
  const system = window.matchMedia(darkQuery);
  const { subscribe, tell } = createListeners();
  let theme = readStoredTheme();
  const update = () => {
    theme = readStoredTheme();
    applyToPage(theme);
    tell();
  };
  followStorage(update);
  system.addEventListener('change', update);
  // What changed while the demo's script was on its way told nobody: browsers give a frame its page's colour scheme late.
  applyToPage(theme);
  return { get: () => theme, subscribe };
}

import {
  parseLayout,
  modeKey,
  tabKeyPrefix,
  themeSettingsKey,
  themeColors,
} from '../shared/preferences';
import { readStored } from '../storage/entries';

/** As the system has it, unless one of the two is stored. */
function applyMode(root: HTMLElement): void {
  const stored = readStored(modeKey);
  const isDark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const mode = isDark ? 'dark' : 'light';
  document.body.classList.toggle('mode-dark', isDark);
  document.body.classList.toggle('mode-light', !isDark);
  root.style.colorScheme = mode;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', themeColors[mode]);
  }
}

function applyLayout(root: HTMLElement): void {
  const { direction, dense } = parseLayout(readStored(themeSettingsKey));
  root.dir = direction;
  root.toggleAttribute('data-dense', dense);
}

function applyTabs(root: HTMLElement): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(tabKeyPrefix)) continue;
      const name = key.slice(tabKeyPrefix.length);
      if (/^[a-z0-9-]{1,40}$/.test(name))
        root.setAttribute(`data-tab-${name}`, readStored(key) ?? '');
    }
  } catch {
    return;
  }
}

/** Puts on `<html>` and `<body>` what the reader has stored that any page is painted by. */
export function applyPreferences(): void {
  const root = document.documentElement;
  root.dataset['js'] = '';
  applyMode(root);
  applyLayout(root);
  applyTabs(root);
}

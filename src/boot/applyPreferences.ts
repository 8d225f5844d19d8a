import {
  parseLayout,
  parseModeSetting,
  modeKey,
  tabKeyPrefix,
  themeSettingsKey,
  themeColors,
} from '../shared/preferences';
import { readStored } from '../storage/entries';

function applyMode(root: HTMLElement): void {
  const setting = parseModeSetting(readStored(modeKey)) ?? 'system';
  const isDark =
    setting === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : setting === 'dark';
  const mode = isDark ? 'dark' : 'light';
  document.body.classList.remove('mode-light', 'mode-dark');
  document.body.classList.add(`mode-${mode}`);
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

import {
  apiDisplays,
  apiSections,
  cookieNames,
  crawlerPattern,
  defaultCodeStyling,
  defaultCodeVariant,
  parseApiDisplay,
  parseCodeHash,
  parseCodeStyling,
  parseCodeVariant,
  parseCookie,
  parseLayout,
  parseModeSetting,
  storageKeys,
  themeColors,
  type ApiDisplay,
} from '../shared/preferences';
import { readCookies } from '../storage/cookies';
import { readStored, writeStored } from '../storage/entries';
import { readThemeVariables, showThemeVariables } from '../storage/themeVariables';

function applyMode(root: HTMLElement): void {
  const setting = parseModeSetting(readStored(storageKeys.mode)) ?? 'system';
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

function applyThemeSettings(root: HTMLElement): void {
  const { direction, dense } = parseLayout(readStored(storageKeys.themeSettings));
  root.dir = direction;
  root.toggleAttribute('data-dense', dense);
  showThemeVariables(readThemeVariables());
}

function applyCodePreferences(root: HTMLElement): void {
  const cookies = readCookies();
  const fromHash = parseCodeHash(location.hash);
  root.dataset['codeVariant'] =
    fromHash.codeVariant ??
    parseCodeVariant(parseCookie(cookies, cookieNames.codeVariant)) ??
    defaultCodeVariant;
  root.dataset['codeStyling'] =
    fromHash.codeStyling ??
    parseCodeStyling(parseCookie(cookies, cookieNames.codeStyling)) ??
    defaultCodeStyling;
}

/** On a first visit one of the three displays is picked at random and kept; crawlers always get the expanded one. */
function pickApiDisplay(): ApiDisplay {
  const picked = apiDisplays[Math.floor(Math.random() * apiDisplays.length)] ?? 'expanded';
  writeStored(storageKeys.apiDisplay('default'), picked);
  return picked;
}

function applyApiDisplays(root: HTMLElement): void {
  const isCrawler = crawlerPattern.test(navigator.userAgent);
  const stored = (section: 'default' | (typeof apiSections)[number]) =>
    parseApiDisplay(readStored(storageKeys.apiDisplay(section)));
  const fallback = isCrawler ? 'expanded' : (stored('default') ?? pickApiDisplay());
  for (const section of apiSections) {
    root.setAttribute(
      `data-api-${section}`,
      isCrawler ? 'expanded' : (stored(section) ?? fallback),
    );
  }
}

const tabKeyPrefix = storageKeys.tab('');

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

/** Puts everything that the reader has stored on `<html>` and `<body>`. */
export function applyPreferences(): void {
  const root = document.documentElement;
  root.dataset['js'] = '';
  applyMode(root);
  applyThemeSettings(root);
  applyCodePreferences(root);
  applyApiDisplays(root);
  applyTabs(root);
}

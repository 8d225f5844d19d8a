import { webFontsKey } from '../shared/preferences';
import { pageChangeEvent } from '../shared/siteEvents';
import { webFontsAttribute } from '../shared/webFonts';
import { writeStored } from '../storage/entries';
import { fetchIconFontsWhereUsed } from './iconFonts';
import { fetchTextFonts, hasTextFonts, loadTextFonts, savesData, showTextFonts } from './textFonts';

const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'scroll'] as const;

/** Shows the web fonts when the reader looks away or goes to another page, so that nothing moves under their eyes. */
function showUnseen(): void {
  if (document.documentElement.hasAttribute(webFontsAttribute)) return;
  // Any stylesheet that came meanwhile makes Chromium forget which fonts it has; it takes them from its cache.
  const show = () => void loadTextFonts().then((areThere) => areThere && showTextFonts());
  if (document.hidden) show();
  else {
    document.addEventListener('visibilitychange', show, { once: true });
    document.addEventListener(pageChangeEvent, show, { once: true });
  }
}

async function fetchNewFonts(): Promise<void> {
  if (!(await fetchTextFonts())) return;
  writeStored(webFontsKey, 'fetched');
  showUnseen();
}

/**
 * On a first visit the web fonts are of use on the next page only, so they are fetched once somebody touches this one: who reads one
 * screen and leaves has not asked for them.
 */
function fetchTextFontsOnTouch(): void {
  const fetchOnce = () => {
    for (const sign of signs) removeEventListener(sign, fetchOnce);
    void fetchNewFonts();
  };
  for (const sign of signs) addEventListener(sign, fetchOnce, { passive: true });
}

/**
 * Fetches, when the page is alive, the web fonts that earlier pages have not fetched, as far as they are wanted. Text stands in local ones of
 * the same measures until they can be shown, and for good where the provider cannot be reached.
 */
export function loadNewFonts(): void {
  if (!savesData()) {
    // Those that earlier pages have fetched the boot script has asked for.
    if (hasTextFonts()) showUnseen();
    else fetchTextFontsOnTouch();
  }
  document.addEventListener(pageChangeEvent, fetchIconFontsWhereUsed);
  fetchIconFontsWhereUsed();
}

import { pageChangeEvent } from '../shared/siteEvents';
import { fetchIconFontsWhereUsed } from './iconFonts';
import { fetchTextFonts, readTextFontsState } from './textFonts';

const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * On a first visit the web fonts are of use on the next page only, so they are fetched once somebody touches this one: who reads one
 * screen and leaves has not asked for them.
 */
function fetchTextFontsOnTouch(): void {
  const fetchOnce = () => {
    for (const sign of signs) removeEventListener(sign, fetchOnce);
    fetchTextFonts();
  };
  for (const sign of signs) addEventListener(sign, fetchOnce, { passive: true });
}

/** Fetches, when the page is alive, the web fonts that earlier pages have not fetched, as far as they are wanted. */
export function loadNewFonts(): void {
  if (readTextFontsState() === 'missing') fetchTextFontsOnTouch();
  document.addEventListener(pageChangeEvent, fetchIconFontsWhereUsed);
  fetchIconFontsWhereUsed();
}

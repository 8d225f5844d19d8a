import { storageKeys } from '../shared/preferences';
import { pageChangeEvent } from '../shared/siteEvents';
import { textFonts, textFontsHref, webFontsAttribute } from '../shared/webFonts';
import { readStored, writeStored } from '../storage/entries';
import { addStylesheet } from './addStylesheet';

function loadTextFonts(): Promise<unknown> {
  return Promise.all(textFonts.map((font) => document.fonts.load(font)));
}

/** Shows the web fonts now if nothing has been painted yet, else when the reader looks away or goes to another page. */
function showUnseen(): void {
  const mark = () => document.documentElement.setAttribute(webFontsAttribute, '');
  // Any stylesheet that came meanwhile makes Chromium forget which fonts it has; it takes them from its cache.
  const show = () => void loadTextFonts().then(mark, () => undefined);
  if (document.hidden || performance.getEntriesByType('paint').length === 0) show();
  else {
    document.addEventListener('visibilitychange', show, { once: true });
    document.addEventListener(pageChangeEvent, show, { once: true });
  }
}

/**
 * `kept` where an earlier page has fetched the web fonts, so that the browser most likely still has them; `unwanted` for readers
 * who save data.
 */
export function readTextFontsState(): 'kept' | 'missing' | 'unwanted' {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return 'unwanted';
  return readStored(storageKeys.webFonts) === 'fetched' ? 'kept' : 'missing';
}

/**
 * Fetches the web fonts. Text stands in local ones of the same measures until they can be shown without anything moving under
 * the reader's eyes, and for good where the provider cannot be reached.
 */
export function fetchTextFonts(): void {
  addStylesheet(textFontsHref)
    .then(loadTextFonts)
    .then(() => {
      writeStored(storageKeys.webFonts, 'fetched');
      showUnseen();
    })
    .catch(() => undefined);
}

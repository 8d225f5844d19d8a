import { storageKeys } from '../shared/preferences';
import {
  iconFontsHref,
  pageChangeEvent,
  textFonts,
  textFontsHref,
  webFontsAttribute,
} from '../shared/webFonts';
import { afterPaint } from './afterPaint';
import { readStored, writeStored } from '../storage/entries';

/** Stylesheets that a script adds do not keep the page from being painted. @throws (rejects) when it cannot be loaded. */
function addStylesheet(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}

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

/** Whether an earlier page has fetched them, so that the browser most likely still has them. */
const isKept = () => readStored(storageKeys.webFonts) === 'fetched';

function fetchTextFonts(): void {
  addStylesheet(textFontsHref)
    .then(loadTextFonts)
    .then(() => {
      writeStored(storageKeys.webFonts, 'fetched');
      showUnseen();
    })
    .catch(() => undefined);
}

/**
 * Fetches the web fonts, on a first visit after the text has been painted; text stands in local ones of the same measures until they can be shown without anything moving under
 * the reader's eyes, and for good where the provider cannot be reached or the reader saves data.
 */
export function loadFonts(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  if (isKept()) fetchTextFonts();
  else afterPaint(fetchTextFonts);
  afterPaint(() => void addStylesheet(iconFontsHref).catch(() => undefined));
}

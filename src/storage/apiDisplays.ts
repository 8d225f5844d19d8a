import {
  apiDisplays,
  apiSections,
  crawlerPattern,
  parseApiDisplay,
  toApiDisplayKey,
  type ApiDisplay,
  type ApiSection,
} from '../shared/preferences';
import { readStored, writeStored } from './entries';

function readDisplay(section: ApiSection | 'default'): ApiDisplay | null {
  return parseApiDisplay(readStored(toApiDisplayKey(section)));
}

/** On a first visit one of the three displays is picked at random and kept; crawlers always get the expanded one. */
function pickDisplay(): ApiDisplay {
  const picked = apiDisplays[Math.floor(Math.random() * apiDisplays.length)] ?? 'expanded';
  writeStored(toApiDisplayKey('default'), picked);
  return picked;
}

/** Puts on `<html>` how each section of API pages is shown. */
export function showApiDisplays(): void {
  const isCrawler = crawlerPattern.test(navigator.userAgent);
  const fallback = isCrawler ? 'expanded' : (readDisplay('default') ?? pickDisplay());
  for (const section of apiSections) {
    document.documentElement.setAttribute(
      `data-api-${section}`,
      isCrawler ? 'expanded' : (readDisplay(section) ?? fallback),
    );
  }
}

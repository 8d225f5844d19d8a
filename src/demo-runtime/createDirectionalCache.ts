import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixer, type Middleware } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { makeDirectionalRules, type Serialized, type Sheet } from './makeDirectionalRules';
import { shareKeyframes } from './shareKeyframes';

/** Key of the class names that Emotion makes in demos: `demo-1abc2d`. */
const cacheKey = 'demo';

/** What a current browser still wants a prefix for; Emotion's own choice goes back to 2013 and doubles the CSS. */
const stillPrefixed =
  /^(?:user-select|backdrop-filter|mask|text-size-adjust|print-color-adjust|color-adjust|hyphens|box-decoration-break|clip-path|text-decoration-)/;

const prefix: Middleware = (element, index, children, callback) =>
  element.type === 'decl' && stillPrefixed.test(String(element.props))
    ? prefixer(element, index, children, callback)
    : undefined;

type ToRules = (selector: string, style: Serialized) => readonly string[];

/** On the server `inserted` keeps the CSS text of each style, for `@emotion/server`. */
function insertOnServer(cache: EmotionCache, toBothDirections: ToRules): void {
  cache.compat = true;
  cache.insert = (selector, serialized, _sheet, shouldCache) => {
    const css = toBothDirections(selector, serialized).join('');
    if (!shouldCache) return css;
    cache.inserted[serialized.name] = css;
    return undefined;
  };
}

/**
 * Inserts styles as they are written. To mirror the first of them takes a phone more than 100 milliseconds, and few pages
 * ever run from right to left.
 * @returns a function that gives all styles of the cache both directions, from now on.
 */
function insertInBrowser(cache: EmotionCache, toBothDirections: ToRules): () => void {
  const written = new Map<Sheet, [selector: string, style: Serialized][]>();
  const insertLtr = cache.insert;
  let isMirrored = false;
  const insertBoth = (sheet: Sheet, selector: string, style: Serialized) => {
    for (const rule of toBothDirections(selector, style)) sheet.insert(rule);
  };
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    if (shouldCache) cache.inserted[serialized.name] = true;
    if (isMirrored) {
      insertBoth(sheet, selector, serialized);
      return undefined;
    }
    // Global styles empty their sheet before they write it again.
    const styles = sheet.tags.length > 0 ? (written.get(sheet) ?? []) : [];
    styles.push([selector, serialized]);
    written.set(sheet, styles);
    return insertLtr(selector, serialized, sheet, false);
  };
  return () => {
    if (isMirrored) return;
    isMirrored = true;
    for (const [sheet, styles] of written) {
      if (sheet.tags.length === 0) continue;
      // The elements stay where they are: sheets of global styles stand before others.
      for (const tag of sheet.tags) tag.textContent = '';
      for (const [selector, style] of styles) insertBoth(sheet, selector, style);
    }
    written.clear();
  };
}

/**
 * An Emotion cache whose rules can hold for both directions at once (see `toDirectionalRules`), as those of the server do.
 * @param place where style elements go in a browser: after the one that the server made.
 * @returns the cache, and what gives its styles both directions.
 */
export function createDirectionalCache(place: { container?: Node; insertionPoint?: HTMLElement }): {
  cache: EmotionCache;
  mirror: () => void;
} {
  const cache = createCache({ key: cacheKey, stylisPlugins: [prefix], ...place });
  const rtl = createCache({ key: cacheKey, stylisPlugins: [prefix, rtlPlugin] });
  const { insert } = cache;
  const toBothDirections: ToRules = (selector, style) =>
    makeDirectionalRules(insert, rtl.insert, selector, style);
  if (typeof document !== 'undefined') {
    const mirror = insertInBrowser(cache, toBothDirections);
    shareKeyframes(cache);
    return { cache, mirror };
  }
  rtl.compat = true;
  insertOnServer(cache, toBothDirections);
  return { cache, mirror: () => undefined };
}

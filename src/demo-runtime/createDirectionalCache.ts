import createCache, { type EmotionCache } from '@emotion/cache';
import { compile, prefixer, serialize, stringify, type Middleware } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { findMirroredKeyframes, toDirectionalRules } from './toDirectionalRules';

/** Key of the class names that Emotion makes in demos: `demo-1abc2d`. */
export const cacheKey = 'demo';

/** What a current browser still wants a prefix for; Emotion's own choice goes back to 2013 and doubles the CSS. */
const stillPrefixed =
  /^(?:user-select|backdrop-filter|mask|text-size-adjust|print-color-adjust|color-adjust|hyphens|box-decoration-break|clip-path|text-decoration-)/;

const prefix: Middleware = (element, index, children, callback) =>
  element.type === 'decl' && stillPrefixed.test(String(element.props))
    ? prefixer(element, index, children, callback)
    : undefined;

type Insert = EmotionCache['insert'];
type Serialized = Parameters<Insert>[1];
type Sheet = Parameters<Insert>[2];

/** Emotion's server build returns one text, its browser build inserts rule by rule. */
function toRules(insert: Insert, selector: string, serialized: Serialized): string[] {
  const rules: string[] = [];
  const collector = { insert: (rule: string) => void rules.push(rule) };
  const text = insert(selector, serialized, collector as Sheet, false);
  return typeof text === 'string'
    ? compile(text).map((element) => serialize([element], stringify))
    : rules;
}

const mirrored = new Set<string>();
const rulesByStyle = new Map<string, readonly string[]>();

/** Rules of a style in both directions. Kept, because the same styles come back on the next page. */
function makeRules(ltrInsert: Insert, rtlInsert: Insert, selector: string, style: Serialized) {
  const key = `${selector} ${style.name}`;
  const known = rulesByStyle.get(key);
  if (known) return known;
  const inBoth = (part: string, serialized: Serialized) =>
    [toRules(ltrInsert, part, serialized), toRules(rtlInsert, part, serialized)] as const;
  for (let { next } = style; next; { next } = next) {
    for (const name of findMirroredKeyframes(...inBoth('', next))) mirrored.add(name);
  }
  const [ltr, rtl] = inBoth(selector, style);
  for (const name of findMirroredKeyframes(ltr, rtl)) mirrored.add(name);
  const rules = toDirectionalRules(ltr, rtl, mirrored);
  rulesByStyle.set(key, rules);
  return rules;
}

/**
 * An Emotion cache whose rules hold for both directions at once (see `toDirectionalRules`).
 * On the server `inserted` keeps the CSS text of each style, for `@emotion/server`.
 * @param place where style elements go in a browser: after the one that the server made.
 */
export function createDirectionalCache(place: {
  container?: Node;
  insertionPoint?: HTMLElement;
}): EmotionCache {
  const cache = createCache({ key: cacheKey, stylisPlugins: [prefix], ...place });
  const mirror = createCache({ key: cacheKey, stylisPlugins: [prefix, rtlPlugin] });
  if (typeof document === 'undefined') {
    cache.compat = true;
    mirror.compat = true;
  }
  const insertLtr = cache.insert;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const rules = makeRules(insertLtr, mirror.insert, selector, serialized);
    if (typeof document === 'undefined') {
      if (!shouldCache) return rules.join('');
      cache.inserted[serialized.name] = rules.join('');
      return undefined;
    }
    for (const rule of rules) sheet.insert(rule);
    if (shouldCache) cache.inserted[serialized.name] = true;
    return undefined;
  };
  return cache;
}

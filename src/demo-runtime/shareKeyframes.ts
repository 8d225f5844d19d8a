import type { EmotionCache } from '@emotion/cache';
import { compile } from 'stylis';

/** Keyframes touch nothing by themselves. */
function isOnlyKeyframes(css: string): boolean {
  return compile(css).every(({ type }) => type.endsWith('keyframes'));
}

/**
 * Lets keyframes that stand by themselves be inserted once, and stay: each input of Material UI brings the same ones, and
 * for keyframes a browser computes the styles of the whole page anew.
 */
export function shareKeyframes(cache: EmotionCache): void {
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    if (selector !== '' || shouldCache || !isOnlyKeyframes(serialized.styles)) {
      return insert(selector, serialized, sheet, shouldCache);
    }
    if (cache.inserted[serialized.name] !== undefined) return undefined;
    return insert(selector, serialized, cache.sheet, true);
  };
}

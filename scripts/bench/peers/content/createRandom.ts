/** The next number, from 0 up to but not including 1. */
export type Random = () => number;

/**
 * Numbers that look random and are the same for the same seed: mulberry32,
 * https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 * @param seed any whole number.
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

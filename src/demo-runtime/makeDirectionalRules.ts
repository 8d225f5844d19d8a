import type { EmotionCache } from '@emotion/cache';
import { compile, serialize, stringify } from 'stylis';
import { findMirroredKeyframes, toDirectionalRules } from './toDirectionalRules';

type Insert = EmotionCache['insert'];
export type Serialized = Parameters<Insert>[1];
export type Sheet = Parameters<Insert>[2];

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

/**
 * Rules of a style in both directions. Kept, because the same styles come back on the next page.
 * @param ltrInsert of a cache that leaves styles as they are, @param rtlInsert of one that mirrors them.
 */
export function makeDirectionalRules(
  ltrInsert: Insert,
  rtlInsert: Insert,
  selector: string,
  style: Serialized,
): readonly string[] {
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

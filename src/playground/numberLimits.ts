import type { PlaygroundControl } from '../shared/playground';

/** Numbers in milliseconds, which are large without being much. */
const duration = /(?:Delay|Duration|Ms)$/;

/** The largest number that a link can ask for: a link must not make a page that thousands of items keep busy. */
export function toLinkMaximum({ name }: PlaygroundControl): number {
  return duration.test(name) ? 9999 : 999;
}

/** The smallest number that makes sense: what is above zero by default counts or measures something. */
export function toMinimum({ defaultValue }: PlaygroundControl): number | undefined {
  return typeof defaultValue === 'number' && defaultValue > 0 ? 0 : undefined;
}

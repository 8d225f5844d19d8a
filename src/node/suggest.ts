import { toEditDistance } from '../shared/nearestPathnames';

/** `Did you mean "Button"?`, or an empty string when nothing known is near. */
export function suggest(value: string, known: Iterable<string>): string {
  let best: string | null = null;
  let bestDistance = Math.max(2, Math.floor(value.length / 4)) + 1;
  for (const candidate of known) {
    const measured = toEditDistance(value.toLowerCase(), candidate.toLowerCase());
    if (measured < bestDistance) [best, bestDistance] = [candidate, measured];
  }
  return best === null ? '' : ` Did you mean "${best}"?`;
}

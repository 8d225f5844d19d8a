/** Levenshtein distance with early exit. */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(substitution, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** `Did you mean "Button"?`, or an empty string when nothing known is near. */
export function suggest(value: string, known: Iterable<string>): string {
  let best: string | null = null;
  let bestDistance = Math.max(2, Math.floor(value.length / 4)) + 1;
  for (const candidate of known) {
    const measured = distance(value.toLowerCase(), candidate.toLowerCase());
    if (measured < bestDistance) [best, bestDistance] = [candidate, measured];
  }
  return best === null ? '' : ` Did you mean "${best}"?`;
}

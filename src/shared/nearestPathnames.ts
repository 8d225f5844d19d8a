/** Fewest insertions, deletions and replacements that turn one text into the other (Levenshtein). */
export function toEditDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Beyond this a page has nothing to do with the address that was asked for. */
const worstScore = 0.75;

/** A page that may have been meant. */
export interface OfferedPage {
  pathname: string;
  /** Whether a product begins with it, so that everything about that is below it: it is offered last. */
  isStart: boolean;
}

function toSegments(pathname: string): string[] {
  return pathname.toLowerCase().split('/').filter(Boolean);
}

/** Words of a segment without what the site's addresses have in common: `react-button` → `button`. */
function toCore(segment: string): string {
  return segment.replace(/^react-/, '').replace(/s$/, '');
}

/** 0 where two segments mean the same, 1 where they have nothing in common. */
function toDifference(one: string, other: string): number {
  const [a, b] = [toCore(one), toCore(other)];
  return toEditDistance(a, b) / Math.max(a.length, b.length, 1);
}

/** What is asked for below a page is most likely a part of it: only a page whose path is nearly the same is nearer. */
const partScore = 0.25;

function isBeginning(offered: readonly string[], wanted: readonly string[]): boolean {
  return (
    offered.length < wanted.length && offered.every((segment, index) => segment === wanted[index])
  );
}

/** The last segment says most about what somebody looked for; the others say where. */
function toScore(wanted: readonly string[], { pathname, isStart }: OfferedPage): number {
  const offered = toSegments(pathname);
  const depth = Math.abs(wanted.length - offered.length);
  if (isBeginning(offered, wanted)) return isStart ? worstScore : partScore + 0.05 * depth;
  const last = toDifference(wanted.at(-1) ?? '', offered.at(-1) ?? '');
  const rest = wanted.slice(0, -1);
  const missing = rest.filter(
    (segment) => !offered.some((other) => toDifference(segment, other) < 0.35),
  ).length;
  return last + 0.25 * (missing / Math.max(rest.length, 1)) + 0.05 * depth;
}

/**
 * Pages whose path is most like the one that was asked for, best first.
 * @param count at most this many.
 */
export function findNearestPages<Page extends OfferedPage>(
  pathname: string,
  pages: readonly Page[],
  count: number,
): Page[] {
  const wanted = toSegments(pathname);
  return pages
    .map((page) => ({ page, score: toScore(wanted, page) }))
    .filter(({ score }) => score <= worstScore)
    .sort((a, b) => a.score - b.score)
    .slice(0, count)
    .map(({ page }) => page);
}

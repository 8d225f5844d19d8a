import type { NameIndex } from './NameIndex';
import { isPluralOf } from './wholeBonus';
import { toCompact } from './words';

/** Runs of the required words of a query, but for all of them: name without spaces → number of words. */
export function toWordRuns(words: readonly string[]): ReadonlyMap<string, number> {
  const runs = new Map<string, number>();
  for (let length = 1; length < words.length; length += 1) {
    for (let start = 0; start + length <= words.length; start += 1)
      runs.set(words.slice(start, start + length).join(''), length);
  }
  return runs;
}

/** How many words of a query are the name of the component whose page a document is; 0 where none are. */
export function countNamingWords(
  index: NameIndex,
  number: number,
  runs: ReadonlyMap<string, number>,
): number {
  const document = index.names.documents.get(number);
  if (!document || document.components.length === 0 || runs.size === 0) return 0;
  const count = (name: string) => {
    const compact = toCompact(name);
    return Math.max(
      0,
      ...[...runs].map(([run, words]) => (run === compact || isPluralOf(run, compact) ? words : 0)),
    );
  };
  return Math.max(
    count(index.names.entries[number]?.name ?? ''),
    ...document.aliases.map(count),
    ...document.components.map((name) => {
      const words = count(name);
      return words > 0 && index.isOwnPage(number, name) ? words : 0;
    }),
  );
}

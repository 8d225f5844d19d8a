import type { NameIndex } from './NameIndex';
import type { SearchEntry } from './names';
import type { QueryMatches } from './queryMatches';
import { entryFields } from './wordFile';
import { toNameWords } from './words';

/** Something to be scored: an entry of the names, or a section of a word file. */
export interface Candidate {
  entry: SearchEntry;
  /** Number of the entry; -1 for a section. */
  number: number;
  /** Of a section. */
  key: string;
  wordCount: number;
}

/** Sections that any word of the query stands in. */
function toSections({ places }: QueryMatches): Candidate[] {
  const sections = new Map<string, Candidate>();
  places.forEach((found) => {
    for (const [key, { entry }] of found.sections) {
      if (!sections.has(key)) {
        sections.set(key, {
          entry,
          number: -1,
          key,
          wordCount: Math.max(1, toNameWords(entry.name).length),
        });
      }
    }
  });
  return [...sections.values()];
}

/** Entries that have any word of the query themselves. */
function toEntries(index: NameIndex, { words, places }: QueryMatches): Candidate[] {
  const numbers = new Set<number>();
  for (const { scores } of words) {
    scores.forEach((score, number) => {
      if (score > 0) numbers.add(number);
    });
  }
  for (const { entries } of places) {
    for (const field of entryFields)
      for (const number of entries[field].keys()) numbers.add(number);
  }
  return [...numbers].flatMap((number) => {
    const entry = index.names.entries[number];
    return entry ? [{ entry, number, key: '', wordCount: index.wordCounts[number] ?? 1 }] : [];
  });
}

/** All that any word of a query finds. */
export function listCandidates(index: NameIndex, matches: QueryMatches): Candidate[] {
  return [...toEntries(index, matches), ...toSections(matches)];
}

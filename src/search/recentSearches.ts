import { readStored, writeStored } from '../storage/entries';
import { maxQueryLength } from '../shared/search/words';

const key = 'recent-searches';
const limit = 5;

/** Queries that led somewhere, the last first; none where storage is blocked or holds something else. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((query) => typeof query === 'string' && query.length <= maxQueryLength)
      .slice(0, limit);
  } catch {
    return [];
  }
}

/** Puts a query first, once whatever its letters’ case; the oldest one falls out. */
export function rememberSearch(query: string): void {
  const text = query.trim().slice(0, maxQueryLength);
  if (text === '') return;
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  writeStored(key, JSON.stringify([text, ...others].slice(0, limit)));
}

export function forgetSearches(): void {
  writeStored(key, '[]');
}

import type { WordMatch } from './NameIndex';
import type { PlaceMatches } from './wordFile';

/** What each word of a query finds; `places` are empty until their files are loaded. */
export interface QueryMatches {
  words: readonly WordMatch[];
  places: readonly PlaceMatches[];
  keywordDocuments: ReadonlySet<number>;
  /** Whether `places` is all there will be, so that entries with only some words are better than nothing. */
  isComplete: boolean;
}

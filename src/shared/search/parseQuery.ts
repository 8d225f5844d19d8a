import type { SearchKind } from '../searchIndex';
import type { Names } from './names';
import { isStopWord, maxQueryLength, toCompact, toQueryWords, toWords } from './words';

/** Words that ask for a kind of result rather than for a name. */
const kindWords: Readonly<Record<string, readonly SearchKind[]>> = {
  api: ['api'],
  props: ['api', 'prop'],
  prop: ['api', 'prop'],
  blog: ['blog'],
};

export interface QueryWord {
  word: string;
  /** Whether it says nothing of its own, so that a result need not have it. */
  isOptional: boolean;
  /** Kinds of result that the word names, as in `card api`. */
  kinds: readonly SearchKind[];
  /** Indexes of products whose names have the word, as in `joy button`. */
  products: readonly number[];
}

export interface SearchQuery {
  words: readonly QueryWord[];
  /** Names without spaces that the query may be: all of it, and what is left of it without kinds and products. */
  wholes: readonly string[];
}

/** @param text what the reader typed: any text of any length. */
export function parseQuery(text: string, names: Names): SearchQuery {
  const productWords = names.products.map(({ name }) => new Set(toWords(name)));
  const typed = toQueryWords(text);
  const hasTelling = typed.some((word) => !isStopWord(word));
  const words = typed.map((word) => ({
    word,
    isOptional: hasTelling && isStopWord(word),
    kinds: Object.hasOwn(kindWords, word) ? (kindWords[word] ?? []) : [],
    products: productWords.flatMap((own, index) => (own.has(word) ? [index] : [])),
  }));
  const join = (isKept: (word: QueryWord) => boolean) =>
    words
      .filter(isKept)
      .map(({ word }) => word)
      .join('');
  const isTelling = ({ isOptional }: QueryWord) => !isOptional;
  const wholes = [
    toCompact(text.slice(0, maxQueryLength)),
    join(isTelling),
    join((word) => isTelling(word) && word.kinds.length === 0),
    join((word) => isTelling(word) && word.products.length === 0),
    join((word) => isTelling(word) && word.kinds.length === 0 && word.products.length === 0),
  ];
  return { words, wholes: [...new Set(wholes)].filter((whole) => whole !== '') };
}

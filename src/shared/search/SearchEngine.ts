import { toHeadingId } from '../headingId';
import { readFrontCoded } from './frontCoding';
import { groupHits, type HitGroup } from './groupHits';
import { plural } from './matchWord';
import { NameIndex, type WordMatch } from './NameIndex';
import { readNamesFile, type NamesFile } from './namesFile';
import { parseQuery, type SearchQuery } from './parseQuery';
import type { QueryMatches } from './queryMatches';
import { rankEntries } from './rankEntries';
import {
  createPlaceMatches,
  findWordFile,
  matchPlaces,
  readWordFile,
  readWordFileList,
  wordPrefixLength,
  type WordFile,
  type WordFileList,
  type WordPlaces,
} from './wordFile';

/** How much a correction counts beside the word that was typed. */
const correctionWeight = 0.5;

export interface SearchAnswer {
  groups: HitGroup[];
  /** Hits by name and in the text, also those that are not shown. */
  total: number;
  /** Words by which names are marked. */
  words: string[];
  /** Whether the word files have been asked too, as far as they could be. */
  isComplete: boolean;
  /** Whether some word file could not be fetched, as happens offline. */
  isNamesOnly: boolean;
  /** Whether no entry has all the words. */
  isPartial: boolean;
}

/** A word to be looked up in a word file. */
interface Lookup {
  word: string;
  weight: number;
  /** Of the file. */
  hash: string;
}

interface PreparedQuery {
  text: string;
  query: SearchQuery;
  words: WordMatch[];
  /** For each word of the query. */
  lookups: Lookup[][];
}

/** The loaded part of the index: names from the start, word files as they are added. */
export class SearchEngine {
  readonly index: NameIndex;
  private readonly list: WordFileList;
  /** By hash; null for those that could not be fetched. */
  private readonly places = new Map<string, WordPlaces | null>();
  private last: PreparedQuery | null = null;

  constructor(file: NamesFile) {
    this.index = new NameIndex(readNamesFile(file), readFrontCoded(file.spelling));
    this.list = readWordFileList(file.wordFiles);
  }

  private toLookups(word: string, { corrections }: WordMatch): Lookup[] {
    // So short a word begins too many others; it is looked up where it is one itself.
    if (word.length < wordPrefixLength && !this.index.hasWord(word)) return [];
    return [word, ...corrections].flatMap((candidate) => {
      const hash = findWordFile(this.list, candidate);
      return hash === null
        ? []
        : [{ word: candidate, weight: candidate === word ? 1 : correctionWeight, hash }];
    });
  }

  private prepare(text: string): PreparedQuery {
    if (this.last?.text === text) return this.last;
    const query = parseQuery(text, this.index.names);
    const words = query.words.map(({ word }) => this.index.match(word));
    const lookups = query.words.map(({ word, isOptional }, at) => {
      const match = words[at];
      return isOptional || !match ? [] : this.toLookups(word, match);
    });
    this.last = { text, query, words, lookups };
    return this.last;
  }

  /** Hashes of the word files that the query needs and that are not here, those that could not be fetched included. */
  toMissingFiles(text: string): string[] {
    const hashes = this.prepare(text)
      .lookups.flat()
      .map(({ hash }) => hash);
    return [...new Set(hashes)].filter((hash) => !this.places.get(hash));
  }

  /** @param file null where it could not be fetched. */
  addWordFile(hash: string, file: WordFile | null): void {
    this.places.set(hash, file === null ? null : readWordFile(file, toHeadingId));
  }

  /** Documents that have all that was asked for as a keyword, its plural or a mistyped one included. */
  private toKeywordDocuments({ query, lookups }: PreparedQuery): Set<number> {
    const typed = new Set(query.wholes);
    const required = lookups.filter((_, at) => !query.words[at]?.isOptional);
    const corrected = required.length === 1 ? (required[0] ?? []).map(({ word }) => word) : [];
    const documents = new Set<number>();
    for (const whole of new Set([...typed, ...corrected])) {
      const places = this.places.get(findWordFile(this.list, whole) ?? '');
      if (!places) continue;
      const matches = createPlaceMatches();
      matchPlaces(matches, places, whole, 1);
      for (const [number, quality] of matches.entries.wholeKeyword)
        if (quality >= plural) documents.add(number);
    }
    return documents;
  }

  search(text: string, currentProduct: string | null, chosenProduct: string | null): SearchAnswer {
    const prepared = this.prepare(text);
    const { query, words, lookups } = prepared;
    const all = lookups.flat();
    const places = lookups.map((own) => {
      const matches = createPlaceMatches();
      for (const { word, weight, hash } of own) {
        const file = this.places.get(hash);
        if (file) matchPlaces(matches, file, word, weight);
      }
      return matches;
    });
    const matches: QueryMatches = {
      words,
      places,
      keywordDocuments: this.toKeywordDocuments(prepared),
      isComplete: all.every(({ hash }) => this.places.has(hash)),
    };
    const ranked = rankEntries(this.index, query, matches);
    const groups = groupHits(this.index.names, ranked, currentProduct, chosenProduct);
    return {
      groups,
      total: groups.reduce((sum, group) => sum + group.total, 0),
      words: query.words.filter(({ isOptional }) => !isOptional).map(({ word }) => word),
      isComplete: matches.isComplete,
      isNamesOnly: all.some(({ hash }) => this.places.get(hash) === null),
      isPartial: ranked.isPartial,
    };
  }
}

import { readFrontCoded } from './frontCoding';
import { matchMistyped, matchWord, type MatchQuality } from './matchWord';
import type { SearchEntry } from './names';
import { readSteps } from './steps';

/** Words with fewer letters are looked up only where they are words themselves; they begin too many others. */
export const wordPrefixLength = 3;

/**
 * What the words that begin alike stand for, as it is fetched: keywords, headings and text. A **place** is where a word stands,
 * as a number: that of an entry or section times the number of fields, plus that of the field.
 */
export interface WordFile {
  /** In order of the alphabet, front-coded. */
  words: string;
  /** Places among the entries of the names file, of each word, in steps; one line a word. */
  entries: string;
  /** Places among the sections of this file; one line a word. */
  sections: string;
  /** Documents of the sections of this file, in steps. */
  documents: string;
  /** Headings of the sections, one a line. */
  headings: string;
  /** Index of a section → its id, where that is not what its heading says. */
  ids: Readonly<Record<string, string>>;
}

/** Where in an entry a word stands: it is a whole keyword, one of a keyword's words, or in the text. */
export const entryFields = ['wholeKeyword', 'keyword', 'text'] as const;
export const sectionFields = ['heading', 'text'] as const;
export type EntryField = (typeof entryFields)[number];
export type SectionField = (typeof sectionFields)[number];

/** Which file has the words that begin in a way, as the column of the names file lists it. */
export interface WordFileList {
  starts: readonly string[];
  hashes: readonly string[];
}

/** @param lines beginning and hash, one line a file. */
export function readWordFileList(lines: string): WordFileList {
  const pairs = lines === '' ? [] : lines.split('\n').map((line) => line.split(' '));
  return { starts: pairs.map(([start = '']) => start), hashes: pairs.map(([, hash = '']) => hash) };
}

/**
 * Hash of the file that has the word and those that begin with it; null where there is none. (Words that begin with only three
 * letters may go on in the next file.)
 */
export function findWordFile({ starts, hashes }: WordFileList, word: string): string | null {
  return hashes[starts.findLastIndex((start) => start <= word)] ?? null;
}

/** A word file in memory. */
export interface WordPlaces {
  words: readonly string[];
  /** Steps of the places of each word. */
  entries: readonly string[];
  sections: readonly string[];
  sectionEntries: readonly SearchEntry[];
}

/** Takes apart what the build has packed. @param toId how ids of headings follow from their text. */
export function readWordFile(file: WordFile, toId: (heading: string) => string): WordPlaces {
  const headings = file.headings.split('\n');
  return {
    words: readFrontCoded(file.words),
    entries: file.entries.split('\n'),
    sections: file.sections.split('\n'),
    sectionEntries: readSteps(file.documents).map((document, index) => {
      const name = headings[index] ?? '';
      return { kind: 'section', name, document, id: file.ids[index] ?? toId(name) };
    }),
  };
}

/** A section that has a word, and how well. */
export interface SectionMatch {
  entry: SearchEntry;
  heading: MatchQuality;
  text: MatchQuality;
}

/** What a word of a query finds beside names. */
export interface PlaceMatches {
  /** By field, the number of an entry → quality. */
  entries: Readonly<Record<EntryField, Map<number, MatchQuality>>>;
  /** By document and id. */
  sections: Map<string, SectionMatch>;
}

export function createPlaceMatches(): PlaceMatches {
  return {
    entries: { wholeKeyword: new Map(), keyword: new Map(), text: new Map() },
    sections: new Map(),
  };
}

function keepBest(map: Map<number, MatchQuality>, key: number, quality: MatchQuality): void {
  if (quality > (map.get(key) ?? 0)) map.set(key, quality);
}

function addPlaces(
  matches: PlaceMatches,
  places: WordPlaces,
  index: number,
  quality: MatchQuality,
): void {
  for (const place of readSteps(places.entries[index] ?? '')) {
    const field = entryFields[place % entryFields.length] ?? 'text';
    keepBest(matches.entries[field], Math.floor(place / entryFields.length), quality);
  }
  for (const place of readSteps(places.sections[index] ?? '')) {
    const entry = places.sectionEntries[Math.floor(place / sectionFields.length)];
    if (!entry) continue;
    const key = `${entry.document}#${entry.id}`;
    const match = matches.sections.get(key) ?? { entry, heading: 0, text: 0 };
    const field = sectionFields[place % sectionFields.length] ?? 'text';
    match[field] = Math.max(match[field], quality);
    matches.sections.set(key, match);
  }
}

/**
 * Adds where a word of a query stands: the word itself or one that begins with it, or, where the file has none, one that it may
 * be a mistyping of.
 * @param weight below 1 for a word that the reader did not type.
 */
export function matchPlaces(
  matches: PlaceMatches,
  places: WordPlaces,
  word: string,
  weight: number,
): void {
  for (const match of [matchWord, matchMistyped]) {
    let hasAny = false;
    places.words.forEach((term, index) => {
      const quality = match(word, term);
      if (quality === 0 || (word.length < wordPrefixLength && term !== word)) return;
      hasAny = true;
      addPlaces(matches, places, index, quality * weight);
    });
    if (hasAny) return;
  }
}

import type { SearchDocument } from '../searchIndex';
import { matchMistyped, matchWord, type MatchQuality } from './matchWord';
import { readSteps, toSteps } from './steps';
import { isStopWord, toNameWords, toWords } from './words';

/** Words of running text that begin alike, as they are fetched. */
export interface TextFile {
  /** In order of the alphabet, one a line. */
  words: string;
  /** Numbers of the entries with that word, in steps; one line a word. */
  entries: string;
}

/** Letters at the start of a word that decide in which file it is; shorter words of a query are not looked up. */
export const textPrefixLength = 3;

/** Files stay near this many characters before compression (some 5 KB after it) where the words let them. */
const targetFileLength = 8_000;

/** A file and the beginning of the words from which on it holds them. */
export interface TextFileStart {
  start: string;
  file: TextFile;
}

function toTextWords(name: string, text: string): Set<string> {
  const own = new Set(toNameWords(name));
  return new Set(
    toWords(text).filter(
      (word) =>
        word.length >= textPrefixLength && word.length <= 40 && !isStopWord(word) && !own.has(word),
    ),
  );
}

/** @param documents numbered, see `toNumberedDocuments`. */
export function toTextFiles(documents: readonly SearchDocument[]): TextFileStart[] {
  const postings = new Map<string, number[]>();
  let entry = 0;
  const add = (name: string, text: string) => {
    for (const word of toTextWords(name, text)) {
      const entries = postings.get(word);
      if (entries) entries.push(entry);
      else postings.set(word, [entry]);
    }
    entry += 1;
  };
  for (const { title, text, parts } of documents) {
    add(title, text);
    for (const part of parts) add(part.name, part.text);
  }

  const files: TextFileStart[] = [];
  let words: string[] = [];
  let entries: string[] = [];
  let length = 0;
  let lastStart = '';
  const close = () => {
    const start = words[0]?.slice(0, textPrefixLength);
    if (start !== undefined)
      files.push({ start, file: { words: words.join('\n'), entries: entries.join('\n') } });
    words = [];
    entries = [];
    length = 0;
  };
  for (const word of [...postings.keys()].sort()) {
    const start = word.slice(0, textPrefixLength);
    if (start !== lastStart && length > targetFileLength) close();
    lastStart = start;
    const steps = toSteps(postings.get(word) ?? []);
    words.push(word);
    entries.push(steps);
    length += word.length + steps.length;
  }
  close();
  return files;
}

/** Which file holds the words that begin as the given one does, as the column of the names file has it. */
export interface TextFileList {
  starts: readonly string[];
  hashes: readonly string[];
}

/** @param lines beginning and hash of each file, one line a file, see `NamesFile.text`. */
export function readTextFileList(lines: string): TextFileList {
  const pairs = lines === '' ? [] : lines.split('\n').map((line) => line.split(' '));
  return { starts: pairs.map(([start = '']) => start), hashes: pairs.map(([, hash = '']) => hash) };
}

/** @returns the hash of the only file that can have the word; null for words too short to be looked up. */
export function findTextFile({ starts, hashes }: TextFileList, word: string): string | null {
  if (word.length < textPrefixLength) return null;
  const start = word.slice(0, textPrefixLength);
  const index = starts.findLastIndex((first) => first <= start);
  return hashes[index] ?? null;
}

/** A text file in memory. */
export interface TextWords {
  words: readonly string[];
  /** Steps of the entries of each word. */
  entries: readonly string[];
}

export function readTextFile(file: TextFile): TextWords {
  return { words: file.words.split('\n'), entries: file.entries.split('\n') };
}

/** Quality of the match of each entry whose text has a word of the query, 0 to 1. */
export function matchText({ words, entries }: TextWords, word: string): Map<number, MatchQuality> {
  const scores = new Map<number, MatchQuality>();
  for (const match of [matchWord, matchMistyped]) {
    words.forEach((term, index) => {
      const quality = match(word, term);
      if (quality === 0) return;
      for (const entry of readSteps(entries[index] ?? '')) {
        if (quality > (scores.get(entry) ?? 0)) scores.set(entry, quality);
      }
    });
    if (scores.size > 0) break;
  }
  return scores;
}

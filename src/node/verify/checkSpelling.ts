import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toHash } from '../hash';
import type { ContentError } from '../errors';
import { lineAt } from '../lineAt';
import type { VerifyTools } from './compileCached';
import type { AuthoredPage } from './readPages';
import { toCheckEnvironment } from './toCheckEnvironment';

/** Words of this site that no English dictionary has: one a line, `#` starts a comment. */
const dictionaryFile = 'content/dictionary.txt';

interface Misspelling {
  line: number;
  word: string;
  suggestion: string | null;
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Inline code, or an escaped character, which may be a backtick that begins none. */
const codeOrEscaped = /\\[^\n]|(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g;

/** Attributes whose values readers see. */
const seenAttribute = /\s(?:title|label)="([^"]*)"/g;

/** A tag without all but the texts that readers see. */
function blankTag(tag: string): string {
  let text = blank(tag);
  for (const { 0: whole, 1: value = '', index } of tag.matchAll(seenAttribute)) {
    const start = index + whole.length - 1 - value.length;
    text = text.slice(0, start) + value + text.slice(start + value.length);
  }
  return text;
}

/**
 * The sentences of a page at their places: front matter but title and description, blocks of code, inline code,
 * addresses and tags are blank.
 */
function toProse({ source, body }: Pick<AuthoredPage, 'source' | 'body'>): string {
  const lines = source.split('\n');
  const frontMatterEnd = lines.indexOf('---', 1);
  for (let index = 0; index <= frontMatterEnd; index += 1) {
    const line = lines[index] ?? '';
    const isSeen = /^(?:title|description): /.test(line);
    lines[index] = isSeen ? line.replace(/^\w+:/, blank) : blank(line);
  }
  for (const { value, line } of body.fences) {
    const end = line + 1 + value.code.split('\n').length;
    for (let number = line; number <= end; number += 1) {
      lines[number - 1] = blank(lines[number - 1] ?? '');
    }
  }
  return lines
    .join('\n')
    .replace(codeOrEscaped, (found) => (found.startsWith('`') ? blank(found) : found))
    .replace(/<\/?[A-Za-z][^<>]*>/g, blankTag)
    .replace(/\]\([^)\s]*\)/g, blank)
    .replace(/\b(?:https?:\/\/|www\.)[^\s)>]+/g, blank)
    .replace(/&#?\w+;/g, blank);
}

function readDictionary(root: string): string[] {
  return readFileSync(path.join(root, dictionaryFile), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
}

const englishDictionaries: readonly string[] = [
  'en_us',
  'en-common-misspellings',
  'softwareTerms',
  'html',
  'css',
  'typescript',
  'node',
  'npm',
  'fonts',
];

/** Looks words up with cspell, which is loaded only when there is something to look up. */
async function createSpeller(words: readonly string[]) {
  const { spellCheckDocument } = await import('cspell-lib');
  return async (file: string, text: string): Promise<Misspelling[]> => {
    const { issues, errors } = await spellCheckDocument(
      { uri: `file:///${file}.txt`, text, languageId: 'plaintext', locale: 'en-US' },
      { noConfigSearch: true, generateSuggestions: true, numSuggestions: 1 },
      {
        language: 'en-US',
        dictionaries: [...englishDictionaries],
        words: [...words],
        minWordLength: 3,
        maxNumberOfProblems: 1000,
        maxDuplicateProblems: 1000,
      },
    );
    if (errors && errors.length > 0) throw errors[0] as Error;
    return issues.map(({ text: word, offset, suggestions }) => ({
      line: lineAt(text, offset),
      word,
      suggestion: suggestions?.[0] ?? null,
    }));
  };
}

/** Spelling of sentences, titles and descriptions: American English with the words of the project. */
export async function checkSpelling(
  pages: readonly AuthoredPage[],
  { root, cache, onProgress }: VerifyTools,
): Promise<ContentError[]> {
  const words = readDictionary(root);
  const rules = toCheckEnvironment(root, 'checkSpelling.ts', ...words);
  const errors: ContentError[] = [];
  let speller: Awaited<ReturnType<typeof createSpeller>> | null = null;
  for (const [index, page] of pages.entries()) {
    const key = toHash(rules, page.source);
    let found = cache.read<Misspelling[]>('spelling', key);
    if (!found) {
      onProgress(`spelling: ${index + 1} of ${pages.length} pages`);
      speller ??= await createSpeller(words);
      found = await speller(page.file, toProse(page));
      cache.write('spelling', key, found);
    }
    for (const { line, word, suggestion } of found) {
      const hint = suggestion === null ? '' : ` Did you mean "${suggestion}"?`;
      errors.push({
        file: page.file,
        line,
        message: `Unknown word "${word}".${hint} Correct it, or add it to ${dictionaryFile} after a review.`,
      });
    }
  }
  return errors;
}

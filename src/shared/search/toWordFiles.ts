import { toHeadingId } from '../headingId';
import { toFrontCoded } from './frontCoding';
import { compare, type NumberedDocument } from './numberDocuments';
import { toSteps } from './steps';
import {
  entryFields,
  sectionFields,
  wordPrefixLength,
  type EntryField,
  type SectionField,
  type WordFile,
} from './wordFile';
import { isStopWord, toCompact, toNameWords, toWords } from './words';

/**
 * Characters before compression at which a file ends where the first letters of a word change; one twice as long ends where one
 * letter more changes. Compressed, that is some 5 KB, and seldom more than 10.
 */
const targetFileLength = 8_000;

/**
 * Sections of each product that are kept for a word of running text; more would not be shown, and their headings are what
 * makes the files large. Pages are kept all.
 */
const sectionsPerProduct = 3;

interface Section {
  document: number;
  product: string | null;
  id: string;
  heading: string;
  /** Words of its text, so that the shorter of two sections can be preferred. */
  length: number;
}

/** How often a word occurs in the text of a section. */
interface TextHit {
  section: Section;
  count: number;
}

interface WordEntry {
  /** Places among the entries. */
  entries: number[];
  headings: Section[];
  /** Of each product the sections that say most about the word, the best one first. */
  texts: Map<string | null, TextHit[]>;
}

/** A file and the beginning of the words from which on it holds them. */
export interface StartedWordFile {
  start: string;
  file: WordFile;
}

export interface WordFiles {
  files: StartedWordFile[];
  /** Words of headings and keywords, sorted. */
  spelling: string[];
}

/** Words of a name or keyword, those of code also whole: `useTheme` is use, theme and usetheme. */
function toKnownWords(name: string): Set<string> {
  return new Set([...toNameWords(name), ...toWords(name)].filter((word) => !isStopWord(word)));
}

/** Words of running text with how often they occur. */
function toTextWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of toWords(text)) {
    if (word.length < wordPrefixLength || word.length > 40 || isStopWord(word)) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Which of two sections says more about a word comes first. */
function compareHits(a: TextHit, b: TextHit): number {
  return (
    b.count - a.count ||
    a.section.length - b.section.length ||
    a.section.document - b.section.document
  );
}

/** Most words of a large site are in more sections than are kept, so the others are not gathered first. */
function addText({ texts }: WordEntry, hit: TextHit): void {
  const best = texts.get(hit.section.product);
  if (!best) {
    texts.set(hit.section.product, [hit]);
    return;
  }
  let place = best.length;
  for (let above = best[place - 1]; above && compareHits(hit, above) < 0; above = best[place - 1])
    place -= 1;
  if (place >= sectionsPerProduct) return;
  best.splice(place, 0, hit);
  best.length = Math.min(best.length, sectionsPerProduct);
}

class WordCollector {
  readonly words = new Map<string, WordEntry>();
  readonly spelling = new Set<string>();

  private get(word: string): WordEntry {
    const known = this.words.get(word);
    if (known) return known;
    const entry: WordEntry = { entries: [], headings: [], texts: new Map() };
    this.words.set(word, entry);
    return entry;
  }

  private addEntry(word: string, number: number, field: EntryField): void {
    this.get(word).entries.push(number * entryFields.length + entryFields.indexOf(field));
  }

  addDocument(document: NumberedDocument): void {
    const { number, kind, keywords, text, parts } = document;
    for (const keyword of keywords) {
      const whole = toCompact(keyword);
      if (whole !== '') this.addEntry(whole, number, 'wholeKeyword');
      for (const word of toKnownWords(keyword)) {
        this.spelling.add(word);
        if (word !== whole) this.addEntry(word, number, 'keyword');
      }
    }
    if (kind === 'api') {
      for (const word of toTextWords(text).keys()) this.addEntry(word, number, 'text');
      parts.forEach((part, index) => {
        for (const word of toTextWords(part.text).keys())
          this.addEntry(word, number + 1 + index, 'text');
      });
    } else {
      this.addSections(document);
    }
  }

  private addSections({ number, product, text, parts }: NumberedDocument): void {
    const pageWords = new Set(toTextWords(text).keys());
    for (const part of parts) {
      const own = toTextWords(part.text);
      const section = {
        document: number,
        product,
        id: part.id,
        heading: part.name,
        length: own.size,
      };
      const headingWords = toKnownWords(part.name);
      for (const word of headingWords) {
        this.spelling.add(word);
        this.get(word).headings.push(section);
      }
      for (const [word, count] of own) {
        pageWords.add(word);
        if (!headingWords.has(word)) addText(this.get(word), { section, count });
      }
    }
    for (const word of pageWords) this.addEntry(word, number, 'text');
  }
}

/** Collects the words of one file. */
class FileBuilder {
  length = 0;

  /** @param start beginning of its first word. */
  constructor(private readonly start: string) {}

  private readonly words: string[] = [];
  private readonly entries: string[] = [];
  private readonly places: [Section, SectionField][][] = [];
  private readonly sections = new Set<Section>();

  get isEmpty(): boolean {
    return this.words.length === 0;
  }

  add(word: string, { entries, headings, texts }: WordEntry): void {
    const places: [Section, SectionField][] = [
      ...headings.map((section): [Section, SectionField] => [section, 'heading']),
      ...[...texts.values()]
        .flat()
        .sort(compareHits)
        .map(({ section }): [Section, SectionField] => [section, 'text']),
    ];
    const steps = toSteps([...entries].sort((a, b) => a - b));
    this.words.push(word);
    this.entries.push(steps);
    this.places.push(places);
    this.length += word.length + steps.length + places.length * 3;
    for (const [section] of places) {
      if (!this.sections.has(section)) this.length += section.heading.length;
      this.sections.add(section);
    }
  }

  build(): StartedWordFile {
    const sections = [...this.sections].sort((a, b) => a.document - b.document);
    const numbers = new Map(sections.map((section, index) => [section, index]));
    const toPlace = ([section, field]: [Section, SectionField]) =>
      (numbers.get(section) ?? 0) * sectionFields.length + sectionFields.indexOf(field);
    const unusual = sections.flatMap(({ id, heading }, index) =>
      id === toHeadingId(heading) ? [] : [[index, id]],
    );
    return {
      start: this.start,
      file: {
        words: toFrontCoded(this.words),
        entries: this.entries.join('\n'),
        sections: this.places
          .map((places) => toSteps(places.map(toPlace).sort((a, b) => a - b)))
          .join('\n'),
        documents: toSteps(sections.map(({ document }) => document)),
        headings: sections.map(({ heading }) => heading).join('\n'),
        ids: Object.fromEntries(unusual) as Record<string, string>,
      },
    };
  }
}

/** Words that begin with the same letters are in one file, so that a word of a query never needs two; see `findWordFile`. */
export function toWordFiles(documents: readonly NumberedDocument[]): WordFiles {
  const collector = new WordCollector();
  for (const document of documents) collector.addDocument(document);

  const files: StartedWordFile[] = [];
  let builder = new FileBuilder('');
  let last = '';
  for (const [word, entry] of [...collector.words].sort(([a], [b]) => compare(a, b))) {
    const isNew = (letters: number) => word.slice(0, letters) !== last.slice(0, letters);
    const isFull = (limit: number) => builder.length > limit;
    const letters =
      isNew(wordPrefixLength) && isFull(targetFileLength)
        ? wordPrefixLength
        : isNew(wordPrefixLength + 1) && isFull(2 * targetFileLength)
          ? wordPrefixLength + 1
          : 0;
    if (letters > 0) {
      files.push(builder.build());
      builder = new FileBuilder(word.slice(0, letters));
    }
    last = word;
    builder.add(word, entry);
  }
  if (!builder.isEmpty) files.push(builder.build());
  return { files, spelling: [...collector.spelling].sort(compare) };
}

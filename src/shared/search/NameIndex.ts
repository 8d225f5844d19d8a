import { matchMistyped, matchWord, mistypedWhole, plural, type MatchQuality } from './matchWord';
import type { NamedDocument, Names } from './names';
import { toCompact, toNameWords, toWords } from './words';

/** Where a word of an entry stands, best first. */
const nameFields = ['name', 'component', 'alias'] as const;
type NameField = (typeof nameFields)[number];

/** How much a match counts by where it stands. */
const fieldWeights: readonly number[] = [1, 0.8, 0.75];

/** A posting is the number of an entry times this, plus that of the field. */
const fieldCount = nameFields.length;

/** Words that a mistyped one is looked up as, at most. */
const maxCorrections = 3;

/** How much a mistyping counts of a word that may as well be the beginning of another. */
const doubtfulWeight = 0.5;

/** What a word of a query finds among the names. */
export interface WordMatch {
  /** Per entry, 0 to 1. */
  scores: Float32Array;
  /** Whether no word of a name, heading or keyword is or begins with the word. */
  isUnknown: boolean;
  /** Of an unknown word, those that it may be a mistyping of, best first. */
  corrections: readonly string[];
}

/** Words of all names in memory, made from the names file in some 20 ms and asked in one or two. */
export class NameIndex {
  readonly names: Names;
  /** Words in the name of each entry. */
  readonly wordCounts: Uint8Array;
  private readonly terms: string[] = [];
  private readonly termNumbers = new Map<string, number>();
  /** Postings of the terms as chains, which cost less to make than an array for each. */
  private readonly lastOf: number[] = [];
  private readonly postings: number[] = [];
  private readonly previous: number[] = [];
  private readonly compactNames = new Map<number, string>();
  private readonly pageTitles = new Set<string>();

  /** @param spelling words of headings and keywords, which stand in other files. */
  constructor(names: Names, spelling: readonly string[]) {
    this.names = names;
    this.wordCounts = new Uint8Array(names.entries.length);
    const termsOf = new Map<string, readonly number[]>();
    const toTerms = (name: string): readonly number[] => {
      const known = termsOf.get(name);
      if (known) return known;
      const words = toNameWords(name);
      if (words.length > 1) words.push(words.join(''));
      const terms = words.map((word) => this.toTerm(word));
      termsOf.set(name, terms);
      return terms;
    };
    names.entries.forEach(({ name }, number) => {
      const terms = toTerms(name);
      this.wordCounts[number] = Math.max(1, terms.length > 1 ? terms.length - 1 : terms.length);
      this.add(terms, number, 'name');
      // A query is not divided where letters become large, so that `unstable_sxConfig` is asked for as sxconfig.
      if (name.includes('_')) {
        const written = toWords(name).map((word) => this.toTerm(word));
        this.add(written, number, 'name');
      }
    });
    for (const [number, document] of names.documents) {
      for (const name of document.components) this.add(toTerms(name), number, 'component');
      for (const alias of document.aliases) this.add(toTerms(alias), number, 'alias');
      if (names.entries[number]?.kind === 'page') {
        this.pageTitles.add(this.toPageKey(document, this.toCompactName(number)));
      }
    }
    for (const word of spelling) this.toTerm(word);
  }

  private toTerm(word: string): number {
    const known = this.termNumbers.get(word);
    if (known !== undefined) return known;
    const number = this.terms.push(word) - 1;
    this.lastOf.push(-1);
    this.termNumbers.set(word, number);
    return number;
  }

  private add(terms: readonly number[], entry: number, field: NameField): void {
    const posting = entry * fieldCount + nameFields.indexOf(field);
    for (const term of terms) {
      this.previous.push(this.lastOf[term] ?? -1);
      this.lastOf[term] = this.postings.push(posting) - 1;
    }
  }

  private toPageKey({ product }: NamedDocument, compactTitle: string): string {
    return `${product} ${compactTitle}`;
  }

  /** Name of an entry without anything but letters and digits, and without the article that it begins with. */
  toCompactName(entry: number): string {
    const known = this.compactNames.get(entry);
    if (known !== undefined) return known;
    const compact = toCompact((this.names.entries[entry]?.name ?? '').replace(/^The /, ''));
    this.compactNames.set(entry, compact);
    return compact;
  }

  /** Number of the document with a pathname. */
  findDocument(pathname: string): number | undefined {
    for (const [number, document] of this.names.documents)
      if (document.pathname === pathname) return number;
    return undefined;
  }

  /** Whether an API page is that of a component with a page of the same title. */
  hasOwnPage(api: number): boolean {
    const document = this.names.documents.get(api);
    return (
      document !== undefined &&
      this.pageTitles.has(this.toPageKey(document, this.toCompactName(api)))
    );
  }

  /** Whether of all pages of its product that document a component, a page is the one that is most about it. */
  isOwnPage(page: number, component: string): boolean {
    const product = this.names.documents.get(page)?.product;
    let own = -1;
    let best: readonly number[] = [];
    for (const [number, document] of this.names.documents) {
      if (document.product !== product || !document.components.includes(component)) continue;
      const claims = this.toClaims(number, document, component);
      const decisive = claims.findIndex((claim, at) => claim !== best[at]);
      if (own === -1 || (claims[decisive] ?? 0) > (best[decisive] ?? 0)) {
        own = number;
        best = claims;
      }
    }
    return own === page;
  }

  /**
   * What makes a page the one for a component, the most telling first, as numbers of which the larger wins: its address, its
   * title (that of Button is a part of IconButton), how many names that begin like the component's it documents, and how
   * early in a list of how few names the component stands.
   */
  private toClaims(
    page: number,
    { pathname, components }: NamedDocument,
    component: string,
  ): number[] {
    const compact = toCompact(component);
    const title = this.toCompactName(page);
    const [family] = toNameWords(component);
    return [
      Number(pathname.replaceAll('-', '').endsWith(`/react${compact}/`)),
      compact.includes(title) ? title.length : 0,
      components.filter((name) => toNameWords(name)[0] === family).length,
      -components.indexOf(component),
      -components.length,
    ];
  }

  /** Whether the word is one of a name, heading or keyword. */
  hasWord(word: string): boolean {
    return this.termNumbers.has(word);
  }

  /**
   * Entries whose names have the word or one that begins with it; where it is not known itself, also those of whose name it is a
   * mistyping.
   */
  match(word: string): WordMatch {
    const scores = new Float32Array(this.names.entries.length);
    const found = this.collect(scores, (term) => matchWord(word, term));
    if (found.length > 0) {
      if (found.every(({ quality }) => quality < plural)) this.addMistyped(scores, word);
      return { scores, isUnknown: false, corrections: [] };
    }
    const mistyped = this.collect(scores, (term) => matchMistyped(word, term));
    const corrections = mistyped
      .sort((a, b) => b.quality - a.quality)
      .slice(0, maxCorrections)
      .map(({ term }) => term);
    return { scores, isUnknown: true, corrections };
  }

  /** Documents of whose whole name a word may be a mistyping, though it may as well be the beginning of another. */
  private addMistyped(scores: Float32Array, word: string): void {
    for (const number of this.names.documents.keys()) {
      if (scores[number] === 0 && matchMistyped(word, this.toCompactName(number)) >= mistypedWhole)
        scores[number] = mistypedWhole * doubtfulWeight;
    }
  }

  private collect(
    scores: Float32Array,
    toQuality: (term: string) => MatchQuality,
  ): { term: string; quality: MatchQuality }[] {
    const found: { term: string; quality: MatchQuality }[] = [];
    this.terms.forEach((term, number) => {
      const quality = toQuality(term);
      if (quality === 0) return;
      found.push({ term, quality });
      for (let at = this.lastOf[number] ?? -1; at !== -1; at = this.previous[at] ?? -1) {
        const posting = this.postings[at] ?? 0;
        const entry = Math.floor(posting / fieldCount);
        const score = quality * (fieldWeights[posting % fieldCount] ?? 0);
        if (score > (scores[entry] ?? 0)) scores[entry] = score;
      }
    });
    return found;
  }
}

import type { SearchKind } from '../searchIndex';
import { matchWord, plural } from './matchWord';
import type { NameIndex, WordMatch } from './NameIndex';
import { isDocument, type SearchEntry } from './names';
import { countNamingWords, toWordRuns } from './namingWords';
import type { SearchQuery } from './parseQuery';
import {
  aboutBonus,
  leastName,
  leastWhole,
  toDocumentBonus,
  toPartBonus,
  type Asked,
} from './wholeBonus';
import { entryFields, type PlaceMatches } from './wordFile';
import { toCompact, toNameWords } from './words';

/** An entry that answers a query. */
export interface SearchHit {
  entry: SearchEntry;
  /** Only to be compared with others of the same query. */
  score: number;
  /** Whether it is what was asked for: a page by one of its names, or a part by its own and that of its page. */
  isAsked: boolean;
  /** Whether its name is all of the query. */
  isExact: boolean;
  /** Whether it is the page of a component that some words name, or a section of that, and has the other words too. */
  isAbout: boolean;
  /** How many words its product may claim for it; see `Ranking.toClaim`. */
  claim: number;
}

export interface RankedHits {
  /** Hits by name, heading or keyword, best first. */
  named: SearchHit[];
  /** Hits in the text only, best first. */
  mentioned: SearchHit[];
  /** Whether no entry has all the words, so that these have only some of them. */
  isPartial: boolean;
}

/** What each word of a query finds; `places` are empty until their files are loaded. */
export interface QueryMatches {
  words: readonly WordMatch[];
  places: readonly PlaceMatches[];
  keywordDocuments: ReadonlySet<number>;
  /** Whether `places` is all there will be, so that entries with only some words are better than nothing. */
  isComplete: boolean;
}

/** What a word counts by where it stands, other than in the entry's own name. */
const weights = {
  keyword: 0.7,
  document: 0.5,
  product: 0.4,
  kind: 1,
  text: 0.3,
  page: 0.15,
  optional: 0.2,
} as const;

/** Decides between entries that match alike. A page before its API page; see the table of queries in the tests. */
const kindBonus: Readonly<Record<SearchKind, number>> = {
  page: 0.3,
  api: 0.25,
  prop: 0.12,
  section: 0.1,
  blog: 0.1,
};

/** For the API of components that have a page of their own, which are those that readers mean more often. */
const documentedBonus = 0.04;

/** Share of a score that does not depend on how much of the name the query covers. */
const uncovered = 0.6;

/** Share of a section's score where a word stands elsewhere on its page only. */
const apart = 0.5;

/** Something to be scored: an entry of the names, or a section of a word file. */
interface Candidate {
  entry: SearchEntry;
  /** Number of the entry; -1 for a section. */
  number: number;
  /** Of a section. */
  key: string;
  wordCount: number;
}

interface WordScores {
  sum: number;
  /** Words that are required and found: in all, in the name, in the text only, and of those elsewhere on the page. */
  found: number;
  inName: number;
  inText: number;
  elsewhere: number;
  /** Whether one that names another product stands in the text only. */
  isOfOther: boolean;
}

class Ranking {
  /** Kind of each document that has some of the words in its name and the others in its text. */
  private readonly partlyNamed = new Map<number, SearchKind>();
  private readonly required: number;
  private readonly asked: Asked;
  private readonly runs: ReadonlyMap<string, number>;
  /** Of a document, how many words name its component. */
  private readonly namingWords = new Map<number, number>();
  /** Per word, documents with a heading that has it. */
  private readonly headingDocuments: readonly ReadonlyMap<number, number>[];

  constructor(
    private readonly index: NameIndex,
    private readonly query: SearchQuery,
    private readonly matches: QueryMatches,
  ) {
    const required = query.words.filter(({ isOptional }) => !isOptional);
    this.required = required.length;
    this.runs = toWordRuns(required.map(({ word }) => word));
    this.headingDocuments = matches.places.map(({ sections }) => {
      const documents = new Map<number, number>();
      for (const { entry, heading } of sections.values())
        documents.set(entry.document, Math.max(heading, documents.get(entry.document) ?? 0));
      return documents;
    });
    this.asked = {
      wholes: query.wholes,
      isMistyped: matches.words.some(
        ({ isUnknown }, at) => isUnknown && !query.words[at]?.isOptional,
      ),
      keywordDocuments: matches.keywordDocuments,
    };
  }

  private toOwn({ number, key }: Candidate, at: number): { name: number; text: number } {
    const places = this.matches.places[at];
    if (number === -1) {
      const section = places?.sections.get(key);
      return { name: section?.heading ?? 0, text: section?.text ?? 0 };
    }
    const { wholeKeyword, keyword, text } = places?.entries ?? {};
    const inKeyword = Math.max(wholeKeyword?.get(number) ?? 0, keyword?.get(number) ?? 0);
    return {
      name: Math.max(this.matches.words[at]?.scores[number] ?? 0, inKeyword * weights.keyword),
      text: Math.max(text?.get(number) ?? 0, this.headingDocuments[at]?.get(number) ?? 0),
    };
  }

  private toScores(candidate: Candidate): WordScores {
    const { entry, number } = candidate;
    const { document, kind } = entry;
    const product = this.index.names.documents.get(document)?.product ?? -1;
    const scores: WordScores = {
      sum: 0,
      found: 0,
      inName: 0,
      inText: 0,
      elsewhere: 0,
      isOfOther: false,
    };
    this.query.words.forEach(({ isOptional, kinds, products }, at) => {
      const match = this.matches.words[at];
      const places = this.matches.places[at];
      const own = this.toOwn(candidate, at);
      if (isOptional) {
        if (match?.isUnknown) return;
        scores.sum += own.name * weights.optional;
        if (own.name === 1) scores.inName += 1;
        return;
      }
      const named = Math.max(
        own.name,
        number === document ? 0 : (match?.scores[document] ?? 0) * weights.document,
        kinds.includes(kind) ? weights.kind : 0,
        product !== -1 && products.includes(product) ? weights.product : 0,
      );
      const onPage = number === -1 ? (places?.entries.text.get(document) ?? 0) : 0;
      const inText = named > 0 ? 0 : Math.max(own.text * weights.text, onPage * weights.page);
      scores.sum += named + inText;
      if (named + inText > 0) scores.found += 1;
      if (own.name > 0) scores.inName += 1;
      if (inText > 0) scores.inText += 1;
      if (inText > 0 && own.text === 0) scores.elsewhere += 1;
      if (inText > 0 && products.length > 0) scores.isOfOther = true;
    });
    return scores;
  }

  /** From 0 to about 1: how well the words match and how much of the name they cover. */
  private toWordScore({ wordCount }: Candidate, { sum, inName, elsewhere }: WordScores): number {
    const covered = Math.min(1, inName / wordCount);
    const together = elsewhere === 0 ? 1 : apart;
    return (sum / this.required) * (uncovered + (1 - uncovered) * covered) * together;
  }

  /** How many words name the component that the page of a candidate is about, where it has all the other words itself. */
  private toNamingWords({ entry, number }: Candidate, scores: WordScores): number {
    const isPage = entry.kind === 'page' || (number === -1 && scores.elsewhere === 0);
    if (!isPage || scores.isOfOther || scores.found < this.required) return 0;
    const known = this.namingWords.get(entry.document);
    if (known !== undefined) return known;
    const count = countNamingWords(this.index, entry.document, this.runs);
    this.namingWords.set(entry.document, count);
    return count;
  }

  /** Whether each required word is a word of a page's names or keywords, or one of its product's name. */
  private hasWholeWords(number: number): boolean {
    const { entries, documents } = this.index.names;
    const document = documents.get(number);
    if (!document) return false;
    const names = [entries[number]?.name ?? '', ...document.components, ...document.aliases];
    const own = names.flatMap(toNameWords);
    return this.query.words.every(({ word, isOptional, products }, at) => {
      if (isOptional || products.includes(document.product)) return true;
      const { wholeKeyword, keyword } = this.matches.places[at]?.entries ?? {};
      return (
        Math.max(wholeKeyword?.get(number) ?? 0, keyword?.get(number) ?? 0) >= plural ||
        own.some((name) => matchWord(word, name) >= plural)
      );
    });
  }

  /**
   * How much a hit by name speaks for the product that it belongs to, against that of the reader: most where all that was asked for
   * is its name; by the number of words that name its component; and a little where it has the words as they were typed.
   */
  private toClaim({ entry, number }: Candidate, bonus: number, isExact: boolean): number {
    if (isDocument(entry) && bonus >= leastName) return this.required + 1;
    const isClose =
      isExact || bonus >= leastWhole || (entry.kind === 'page' && this.hasWholeWords(number));
    return isClose ? 1 : 0;
  }

  private add(ranked: RankedHits, candidate: Candidate, leastWords: number): void {
    const scores = this.toScores(candidate);
    if (scores.found < leastWords || scores.inName + scores.inText === 0) return;
    const { entry, number } = candidate;
    const words = this.toWordScore(candidate, scores);
    const fixed =
      kindBonus[entry.kind] + (this.index.hasOwnPage(entry.document) ? documentedBonus : 0);
    const naming = this.toNamingWords(candidate, scores);
    if (scores.inText > 0 && naming === 0) {
      if (scores.inName > 0 && isDocument(entry)) this.partlyNamed.set(entry.document, entry.kind);
      const score = words + fixed;
      ranked.mentioned.push({
        entry,
        score,
        isAsked: false,
        isExact: false,
        isAbout: false,
        claim: 0,
      });
      return;
    }
    const compact = number === -1 ? toCompact(entry.name) : this.index.toCompactName(number);
    const { bonus, isQualified } = isDocument(entry)
      ? { bonus: toDocumentBonus(this.index, number, this.asked), isQualified: true }
      : toPartBonus(this.index, compact, entry, this.asked);
    // What is asked for by a name of one word is not worth less where its title has three.
    const isWhole = bonus >= leastWhole;
    const isExact = this.asked.wholes.includes(compact);
    const pagePlace = scores.inText > 0 ? 'text' : 'name';
    const about = naming > 0 ? aboutBonus[isDocument(entry) ? pagePlace : 'section'] : 0;
    ranked.named.push({
      entry,
      score: (isWhole ? 1 + bonus : words + Math.max(bonus, about)) + fixed,
      isAsked: isWhole && isQualified,
      isExact,
      isAbout: naming > 0,
      claim: Math.max(naming, this.toClaim(candidate, bonus, isExact)),
    });
  }

  /** Sections that any word of the query stands in. */
  private toSections(): Candidate[] {
    const sections = new Map<string, Candidate>();
    this.matches.places.forEach((places) => {
      for (const [key, { entry }] of places.sections) {
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

  private toHits(candidates: readonly Candidate[], leastWords: number): RankedHits {
    const ranked: RankedHits = { named: [], mentioned: [], isPartial: leastWords < this.required };
    for (const candidate of candidates) this.add(ranked, candidate, leastWords);
    // A page need not be mentioned where a section of it is.
    const pages = new Set(
      ranked.mentioned.filter(({ entry }) => !isDocument(entry)).map(({ entry }) => entry.document),
    );
    for (const { entry } of ranked.named) pages.add(entry.document);
    ranked.mentioned = ranked.mentioned
      .filter(({ entry }) => !isDocument(entry) || !pages.has(entry.document))
      .map((hit) => this.inPlaceOfItsPage(hit));
    return ranked;
  }

  /** A section of a page that the query names counts as that page would, which is not listed beside it. */
  private inPlaceOfItsPage(hit: SearchHit): SearchHit {
    const kind = this.partlyNamed.get(hit.entry.document);
    if (!kind || isDocument(hit.entry)) return hit;
    return { ...hit, score: hit.score + kindBonus[kind] - kindBonus[hit.entry.kind] };
  }

  /** Entries that have any word of the query themselves. */
  private toEntries(): Candidate[] {
    const numbers = new Set<number>();
    for (const { scores } of this.matches.words) {
      scores.forEach((score, number) => {
        if (score > 0) numbers.add(number);
      });
    }
    for (const { entries } of this.matches.places) {
      for (const field of entryFields)
        for (const number of entries[field].keys()) numbers.add(number);
    }
    return [...numbers].flatMap((number) => {
      const entry = this.index.names.entries[number];
      return entry
        ? [{ entry, number, key: '', wordCount: this.index.wordCounts[number] ?? 1 }]
        : [];
    });
  }

  run(): RankedHits {
    const candidates = [...this.toEntries(), ...this.toSections()];
    const leastWords = this.matches.isComplete ? Math.min(1, this.required) : this.required;
    let ranked: RankedHits = { named: [], mentioned: [], isPartial: false };
    for (let words = this.required; words >= leastWords && words > 0; words -= 1) {
      ranked = this.toHits(candidates, words);
      if (ranked.named.length + ranked.mentioned.length > 0) break;
    }
    const documentWords = ({ entry }: SearchHit) => this.index.wordCounts[entry.document] ?? 0;
    const byScore = (a: SearchHit, b: SearchHit) =>
      b.score - a.score ||
      documentWords(a) - documentWords(b) ||
      a.entry.document - b.entry.document;
    ranked.named.sort(byScore);
    ranked.mentioned.sort(byScore);
    return ranked;
  }
}

/** Entries that have every word of the query: in their name, in that of their page or product, or in the text. */
export function rankEntries(
  index: NameIndex,
  query: SearchQuery,
  matches: QueryMatches,
): RankedHits {
  return new Ranking(index, query, matches).run();
}

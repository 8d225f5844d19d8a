import type { SearchKind } from '../searchIndex';
import { listCandidates, type Candidate } from './candidates';
import { matchWord, plural } from './matchWord';
import type { NameIndex } from './NameIndex';
import { isDocument, type SearchEntry } from './names';
import { countNamingWords, toWordRuns } from './namingWords';
import type { SearchQuery } from './parseQuery';
import type { QueryMatches } from './queryMatches';
import {
  aboutBonus,
  leastName,
  leastWhole,
  toDocumentBonus,
  toPartBonus,
  type Asked,
} from './wholeBonus';
import { toCompact, toNameWords } from './words';
import { WordScorer, type WordScores } from './WordScorer';

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

class Ranking {
  /** Kind of each document that has some of the words in its name and the others in its text. */
  private readonly partlyNamed = new Map<number, SearchKind>();
  private readonly scorer: WordScorer;
  private readonly required: number;
  private readonly asked: Asked;
  private readonly runs: ReadonlyMap<string, number>;
  /** Of a document, how many words name its component. */
  private readonly namingWords = new Map<number, number>();

  constructor(
    private readonly index: NameIndex,
    private readonly query: SearchQuery,
    private readonly matches: QueryMatches,
  ) {
    this.scorer = new WordScorer(index, query, matches);
    this.required = this.scorer.required;
    this.runs = toWordRuns(
      query.words.flatMap(({ word, isOptional }) => (isOptional ? [] : [word])),
    );
    this.asked = {
      wholes: query.wholes,
      isMistyped: matches.words.some(
        ({ isUnknown }, at) => isUnknown && !query.words[at]?.isOptional,
      ),
      keywordDocuments: matches.keywordDocuments,
    };
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
    const scores = this.scorer.toScores(candidate);
    if (scores.found < leastWords || scores.inName + scores.inText === 0) return;
    const { entry, number } = candidate;
    const words = this.scorer.toShare(candidate, scores);
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

  run(): RankedHits {
    const candidates = listCandidates(this.index, this.matches);
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

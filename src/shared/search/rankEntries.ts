import type { SearchKind } from '../searchIndex';
import type { NameIndex } from './NameIndex';
import type { SearchEntry } from './names';
import type { SearchQuery } from './parseQuery';
import { leastWhole, toDocumentBonus, toPartBonus } from './wholeBonus';

/** An entry that answers a query. */
export interface SearchHit {
  /** Number of the entry. */
  entry: number;
  /** Only to be compared with others of the same query. */
  score: number;
  /** Whether it is what was asked for: a page by one of its names, or a part by its own and that of its page. */
  isAsked: boolean;
}

export interface RankedHits {
  /** Hits by name, best first. */
  named: SearchHit[];
  /** Hits in the text only, best first. */
  mentioned: SearchHit[];
  /** Whether no entry has all the words, so that these have only some of them. */
  isPartial: boolean;
}

/** What a word counts that only the surroundings of an entry have, and one that the query could do without. */
const weights = { document: 0.5, product: 0.4, kind: 1, text: 0.3, optional: 0.2 } as const;

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

interface WordScores {
  sum: number;
  /** Words that are required and found: in all, in the name, and in the text only. */
  found: number;
  inName: number;
  inText: number;
}

/** Adds up what each word of the query finds around an entry. */
class EntryScorer {
  private readonly matches;
  private readonly required: number;
  readonly isMistyped: boolean;

  constructor(
    private readonly index: NameIndex,
    private readonly query: SearchQuery,
    private readonly texts: readonly ReadonlyMap<number, number>[],
  ) {
    this.matches = query.words.map(({ word }) => index.match(word));
    this.required = query.words.filter(({ isOptional }) => !isOptional).length;
    this.isMistyped = this.matches.some(
      ({ isMistyped }, at) => isMistyped && !query.words[at]?.isOptional,
    );
  }

  toScores(number: number, { document, kind }: SearchEntry): WordScores {
    const { names } = this.index;
    const scores: WordScores = { sum: 0, found: 0, inName: 0, inText: 0 };
    this.query.words.forEach(({ isOptional, kinds, products }, at) => {
      const match = this.matches[at];
      const own = match?.scores[number] ?? 0;
      if (isOptional) {
        if (match?.isMistyped) return;
        scores.sum += own * weights.optional;
        if (own === 1) scores.inName += 1;
        return;
      }
      const product = products.length > 0 ? (names.documents.get(document)?.product ?? -1) : -1;
      const named = Math.max(
        own,
        number === document ? 0 : (match?.scores[document] ?? 0) * weights.document,
        kinds.includes(kind) ? weights.kind : 0,
        product !== -1 && products.includes(product) ? weights.product : 0,
      );
      const inText = named === 0 ? (this.texts[at]?.get(number) ?? 0) * weights.text : 0;
      scores.sum += named + inText;
      if (named + inText > 0) scores.found += 1;
      if (own > 0) scores.inName += 1;
      if (inText > 0) scores.inText += 1;
    });
    return scores;
  }

  /** From 0 to about 1: how well the words match and how much of the name they cover. */
  toWordScore(number: number, { sum, inName }: WordScores): number {
    const covered = Math.min(1, inName / (this.index.wordCounts[number] ?? 1));
    return (sum / this.required) * (uncovered + (1 - uncovered) * covered);
  }
}

/** @param leastWords how many of the required words an entry must have. */
function rank(
  index: NameIndex,
  query: SearchQuery,
  scorer: EntryScorer,
  leastWords: number,
): RankedHits {
  const asked = { wholes: query.wholes, isMistyped: scorer.isMistyped };
  const ranked: RankedHits = { named: [], mentioned: [], isPartial: false };
  index.names.entries.forEach((entry, number) => {
    const scores = scorer.toScores(number, entry);
    if (scores.found < leastWords || scores.inName + scores.inText === 0) return;
    const isDocument = number === entry.document;
    const words = scorer.toWordScore(number, scores);
    const fixed = kindBonus[entry.kind] + (index.hasOwnPage(entry.document) ? documentedBonus : 0);
    if (scores.inText > 0) {
      ranked.mentioned.push({ entry: number, score: words + fixed, isAsked: false });
      return;
    }
    const { bonus, isQualified } = isDocument
      ? { bonus: toDocumentBonus(index, number, asked), isQualified: true }
      : toPartBonus(index, number, entry.document, asked);
    // What is asked for by a name of one word is not worth less where its title has three.
    const isWhole = bonus >= leastWhole;
    const score = (isWhole ? 1 : words) + bonus + fixed;
    ranked.named.push({ entry: number, score, isAsked: isWhole && isQualified });
  });
  return ranked;
}

/**
 * Entries that have every word of the query: in their name, in that of their page or product, or in the text.
 * @param texts for each word of the query, the entries whose text has it (see `matchText`); empty until they are loaded.
 * @param isComplete whether `texts` is all there will be, so that entries with only some words are better than nothing.
 */
export function rankEntries(
  index: NameIndex,
  query: SearchQuery,
  texts: readonly ReadonlyMap<number, number>[],
  isComplete: boolean,
): RankedHits {
  const scorer = new EntryScorer(index, query, texts);
  const required = query.words.filter(({ isOptional }) => !isOptional).length;
  const leastWords = isComplete ? Math.min(1, required) : required;
  let ranked: RankedHits = { named: [], mentioned: [], isPartial: false };
  for (let words = required; words >= leastWords && words > 0; words -= 1) {
    ranked = { ...rank(index, query, scorer, words), isPartial: words < required };
    if (ranked.named.length + ranked.mentioned.length > 0) break;
  }
  const documentWords = ({ entry }: SearchHit) =>
    index.wordCounts[index.names.entries[entry]?.document ?? 0] ?? 0;
  const byScore = (a: SearchHit, b: SearchHit) =>
    b.score - a.score || documentWords(a) - documentWords(b) || a.entry - b.entry;
  ranked.named.sort(byScore);
  ranked.mentioned.sort(byScore);
  return ranked;
}

import type { Candidate } from './candidates';
import type { NameIndex } from './NameIndex';
import type { SearchQuery } from './parseQuery';
import type { QueryMatches } from './queryMatches';

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

/** Share of a score that does not depend on how much of the name the query covers. */
const uncovered = 0.6;

/** Share of a section's score where a word stands elsewhere on its page only. */
const apart = 0.5;

export interface WordScores {
  sum: number;
  /** Words that are required and found: in all, in the name, in the text only, and of those elsewhere on the page. */
  found: number;
  inName: number;
  inText: number;
  elsewhere: number;
  /** Whether one that names another product stands in the text only. */
  isOfOther: boolean;
}

/** What the words of a query count for a candidate. */
export class WordScorer {
  /** Per word, documents with a heading that has it. */
  private readonly headingDocuments: readonly ReadonlyMap<number, number>[];
  /** How many words an entry should have. */
  readonly required: number;

  constructor(
    private readonly index: NameIndex,
    private readonly query: SearchQuery,
    private readonly matches: QueryMatches,
  ) {
    this.required = query.words.filter(({ isOptional }) => !isOptional).length;
    this.headingDocuments = matches.places.map(({ sections }) => {
      const documents = new Map<number, number>();
      for (const { entry, heading } of sections.values())
        documents.set(entry.document, Math.max(heading, documents.get(entry.document) ?? 0));
      return documents;
    });
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

  toScores(candidate: Candidate): WordScores {
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
  toShare({ wordCount }: Candidate, { sum, inName, elsewhere }: WordScores): number {
    const covered = Math.min(1, inName / wordCount);
    const together = elsewhere === 0 ? 1 : apart;
    return (sum / this.required) * (uncovered + (1 - uncovered) * covered) * together;
  }
}

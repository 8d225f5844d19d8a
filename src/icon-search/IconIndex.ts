import { matchMistyped, matchWord } from '../shared/search/matchWord';
import { toCompact, toNameWords, toQueryWords, toWords } from '../shared/search/words';
import { findIcon, iconStyles, type IconNames } from '../shared/icons';

/** A name counts more than what an icon means. */
const weights = { name: 3, meaning: 2, mistyped: 1 } as const;
/** The whole name typed, or its beginning. */
const wholeName = 4;
const startOfName = 1;

/** Places of the icons by a word that they have. */
type TermPlaces = Map<string, number[]>;

type Match = (word: string, term: string) => number;

function addTerms(terms: TermPlaces, words: readonly string[], place: number): void {
  for (const word of new Set(words)) {
    const places = terms.get(word);
    if (places) places.push(place);
    else terms.set(word, [place]);
  }
}

/** Styles are chosen beside the query; in it they are words without a meaning of their own. */
const styleWords: ReadonlySet<string> = new Set(
  iconStyles.flatMap((style) => [...toWords(style), toCompact(style)]),
);

/** Finds icons by name and meaning. Made once; a search goes through all words that any of them has. */
export class IconIndex {
  private readonly nameTerms: TermPlaces = new Map();
  private readonly meaningTerms: TermPlaces = new Map();
  /** By place: the name, and what stands between two commas of its meaning, in letters and digits alone. */
  private readonly compactNames: readonly string[];
  private readonly phrases: readonly (readonly string[])[];

  constructor(private readonly data: IconNames) {
    const { names, meanings } = data;
    for (const [place, name] of names.entries()) {
      addTerms(this.nameTerms, toNameWords(name), place);
      addTerms(this.meaningTerms, toWords(meanings[place] ?? ''), place);
    }
    this.compactNames = names.map(toCompact);
    this.phrases = meanings.map((meaning) => meaning.split(',').map(toCompact));
  }

  /** @returns names, best first; of equal ones those first that stand first in the set. All names where the query has no word. */
  search(query: string): readonly string[] {
    const words = toNameQueryWords(query);
    if (words.length === 0) return this.data.names;
    const exact = this.collect(query, words, false);
    if (exact.length > 0) return exact;
    const component = findIcon(this.data, query.trim());
    if (component) return [component.name];
    const withoutStyles = words.filter((word) => !styleWords.has(word));
    const isStyled = withoutStyles.length > 0 && withoutStyles.length < words.length;
    const plain = isStyled ? this.collect(withoutStyles.join(' '), withoutStyles, false) : [];
    return plain.length > 0 ? plain : this.collect(query, words, true);
  }

  /** Names that have every word of the query. */
  private collect(query: string, words: readonly string[], isMistyped: boolean): string[] {
    const whole = toCompact(query);
    const perWord = words.map((word) =>
      isMistyped ? this.scoreMistyped(word) : this.scoreWord(word),
    );
    const found: { name: string; score: number }[] = [];
    for (const [place, name] of this.data.names.entries()) {
      let sum = 0;
      for (const scores of perWord) {
        const score = scores[place] ?? 0;
        if (score === 0) {
          sum = 0;
          break;
        }
        sum += score;
      }
      if (sum === 0) continue;
      const score = sum / words.length;
      found.push({ name, score: isMistyped ? score : this.weighWhole(place, whole, score) });
    }
    return found.sort((a, b) => b.score - a.score).map(({ name }) => name);
  }

  private raise(
    scores: Float32Array,
    terms: TermPlaces,
    word: string,
    match: Match,
    weight: number,
  ) {
    for (const [term, places] of terms) {
      const score = match(word, term) * weight;
      if (score === 0) continue;
      for (const place of places) scores[place] = Math.max(scores[place] ?? 0, score);
    }
  }

  private scoreWord(word: string): Float32Array {
    const scores = new Float32Array(this.data.names.length);
    this.raise(scores, this.nameTerms, word, matchWord, weights.name);
    this.raise(scores, this.meaningTerms, word, matchWord, weights.meaning);
    for (const [place, name] of this.compactNames.entries()) {
      if (name.startsWith(word)) scores[place] = Math.max(scores[place] ?? 0, startOfName);
    }
    return scores;
  }

  private scoreMistyped(word: string): Float32Array {
    const scores = new Float32Array(this.data.names.length);
    const match: Match = (one, term) => Math.max(matchWord(one, term), matchMistyped(one, term));
    this.raise(scores, this.nameTerms, word, match, weights.mistyped);
    this.raise(scores, this.meaningTerms, word, match, weights.mistyped);
    return scores;
  }

  private weighWhole(place: number, whole: string, score: number): number {
    const name = this.compactNames[place] ?? '';
    // What the whole query means is as good as a name in which it stands: of those the order of the set decides.
    const best = this.phrases[place]?.includes(whole) ? Math.max(score, weights.name) : score;
    if (name === whole) return best + wholeName;
    return name.startsWith(whole) ? best + startOfName : best;
  }
}

/** A pasted component name is as many words as it has. */
function toNameQueryWords(query: string): string[] {
  const typed = toQueryWords(query);
  return typed.length === 1 && typed[0] === query.trim().toLowerCase()
    ? [...new Set(toNameWords(query.trim()))]
    : typed;
}

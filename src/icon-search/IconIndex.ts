import { matchMistyped, matchWord } from '../shared/search/matchWord';
import { toCompact, toNameWords, toQueryWords, toWords } from '../shared/search/words';
import { findIcon, iconStyles, type IconNames } from '../shared/icons';

/** A name counts more than what an icon means. */
const weights = { name: 3, meaning: 2, mistyped: 1 } as const;
/** The whole name typed, or its beginning. */
const wholeName = 4;
const startOfName = 1;

interface IndexedIcon {
  name: string;
  compact: string;
  nameWords: readonly string[];
  meaningWords: readonly string[];
  /** What stands between two commas, compact. */
  phrases: readonly string[];
}

function bestMatch(
  word: string,
  terms: readonly string[],
  match: (word: string, term: string) => number,
): number {
  let best = 0;
  for (const term of terms) best = Math.max(best, match(word, term));
  return best;
}

/** Styles are chosen beside the query; in it they are words without a meaning of their own. */
const styleWords: ReadonlySet<string> = new Set(
  iconStyles.flatMap((style) => [...toWords(style), toCompact(style)]),
);

/** Finds icons by name and meaning. Made once; a search goes through all of them. */
export class IconIndex {
  private readonly icons: readonly IndexedIcon[];

  constructor(private readonly data: IconNames) {
    this.icons = data.names.map((name, place) => {
      const meaning = data.meanings[place] ?? '';
      return {
        name,
        compact: toCompact(name),
        nameWords: toNameWords(name),
        meaningWords: toWords(meaning),
        phrases: meaning.split(',').map(toCompact),
      };
    });
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

  private collect(query: string, words: readonly string[], isMistyped: boolean): string[] {
    const whole = toCompact(query);
    const found: { name: string; score: number }[] = [];
    for (const icon of this.icons) {
      const score = isMistyped ? toMistypedScore(icon, words) : toScore(icon, words, whole);
      if (score > 0) found.push({ name: icon.name, score });
    }
    return found.sort((a, b) => b.score - a.score).map(({ name }) => name);
  }
}

/** A pasted component name is as many words as it has. */
function toNameQueryWords(query: string): string[] {
  const typed = toQueryWords(query);
  return typed.length === 1 && typed[0] === query.trim().toLowerCase()
    ? [...new Set(toNameWords(query.trim()))]
    : typed;
}

/** 0 unless every word of the query is found. */
function toScore(icon: IndexedIcon, words: readonly string[], whole: string): number {
  let score = 0;
  for (const word of words) {
    const inName = bestMatch(word, icon.nameWords, matchWord) * weights.name;
    const inMeaning = bestMatch(word, icon.meaningWords, matchWord) * weights.meaning;
    const best = Math.max(inName, inMeaning, icon.compact.startsWith(word) ? startOfName : 0);
    if (best === 0) return 0;
    score += best;
  }
  score /= words.length;
  // What the whole query means is as good as a name in which it stands: of those the order of the set decides.
  if (icon.phrases.includes(whole)) score = Math.max(score, weights.name);
  if (icon.compact === whole) score += wholeName;
  else if (icon.compact.startsWith(whole)) score += startOfName;
  return score;
}

function toMistypedScore(icon: IndexedIcon, words: readonly string[]): number {
  let score = 0;
  for (const word of words) {
    const terms = [...icon.nameWords, ...icon.meaningWords];
    const best = Math.max(
      bestMatch(word, terms, matchWord),
      bestMatch(word, terms, matchMistyped) * weights.mistyped,
    );
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

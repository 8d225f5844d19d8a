/** How well a word of the index answers a word of the query, from 0 (not at all) to 1 (the same word). */
export type MatchQuality = number;

/** Of a word that is known itself, at least. */
export const plural = 0.95;
const prefix = { worst: 0.6, best: 0.9 } as const;

/** Quality of a word that is one typo away, at least; of one with swapped letters, more; of the beginning of one, less. */
export const mistypedWhole = 0.5;
const swappedWhole = 0.55;
const mistypedStart = 0.4;

/** Shorter words differ by one letter from too many others. */
const shortestTypo = 4;
const shortestTypoStart = 5;

function isPlural(word: string, of: string): boolean {
  return word === `${of}s` || word === `${of}es`;
}

/** Whether `rest` begins `term` at the offset, or is all that is left of it. */
function continues(term: string, offset: number, rest: string, isWhole: boolean): boolean {
  return term.startsWith(rest, offset) && (!isWhole || term.length - offset === rest.length);
}

/** Number of letters that two words begin with alike. */
function countSame(word: string, term: string): number {
  let at = 0;
  while (at < word.length && word[at] === term[at]) at += 1;
  return at;
}

/** Whether two letters of `word` swapped make it `term`, or a beginning of it. */
function isSwapped(word: string, term: string, isWhole: boolean): boolean {
  const at = countSame(word, term);
  return (
    at + 1 < word.length &&
    word[at] === term[at + 1] &&
    word[at + 1] === term[at] &&
    continues(term, at + 2, word.slice(at + 2), isWhole)
  );
}

/**
 * Whether one letter too many, too few, wrong, or swapped with its neighbour turns `word` into `term`, or, when not
 * `isWhole`, into a beginning of it.
 */
export function isOneTypoAway(word: string, term: string, isWhole: boolean): boolean {
  const at = countSame(word, term);
  return (
    isSwapped(word, term, isWhole) ||
    (at < word.length &&
      at < term.length &&
      continues(term, at + 1, word.slice(at + 1), isWhole)) ||
    (at < word.length && continues(term, at, word.slice(at + 1), isWhole)) ||
    continues(term, at + 1, word.slice(at), isWhole)
  );
}

/** Quality of a term that is the word, its plural or singular, or begins with it; 0 otherwise. */
export function matchWord(word: string, term: string): MatchQuality {
  if (word === term) return 1;
  if (isPlural(term, word) || isPlural(word, term)) return plural;
  if (!term.startsWith(word)) return 0;
  return prefix.worst + (prefix.best - prefix.worst) * (word.length / term.length);
}

/** Quality of a term that a mistyped word may mean; 0 for words too short to tell. */
export function matchMistyped(word: string, term: string): MatchQuality {
  if (term.length >= shortestTypo) {
    if (isSwapped(word, term, true)) return swappedWhole;
    if (word.endsWith('s') && isSwapped(word.slice(0, -1), term, true))
      return swappedWhole * plural;
  }
  if (word.length < shortestTypo - 1 || Math.abs(term.length - word.length) > 1) {
    const canStart = word.length >= shortestTypoStart && term.length > word.length;
    return canStart && isOneTypoAway(word, term, false) ? mistypedStart : 0;
  }
  if (Math.max(word.length, term.length) < shortestTypo) return 0;
  return isOneTypoAway(word, term, true) ? mistypedWhole : 0;
}

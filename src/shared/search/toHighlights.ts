import { isOneTypoAway, matchWord } from './matchWord';

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Words of a name where they stand: `DataGrid props` → Data, Grid, props. */
const wordPattern = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{M}]+\p{N}*|[\p{L}\p{N}]/gu;

interface Place {
  start: number;
  end: number;
}

function toPlaces(name: string): Place[] {
  return [...name.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
}

/** Where the query's word stands, from the given word of the name on, also across several (`textfield` in Text Field). */
function findEnd(name: string, places: readonly Place[], first: number, word: string): number {
  let rest = word;
  for (const { start, end } of places.slice(first)) {
    const own = name.slice(start, end).toLowerCase();
    if (own.startsWith(rest)) return start + rest.length;
    if (!rest.startsWith(own)) return -1;
    rest = rest.slice(own.length);
  }
  return -1;
}

/** Where a word of the query stands from a word of the name on, or that word itself where it is a plural or a mistyping. */
function findMatch(
  name: string,
  places: readonly Place[],
  first: number,
  words: readonly string[],
): number {
  const place = places[first];
  if (!place) return -1;
  const own = name.slice(place.start, place.end).toLowerCase();
  const ends = words.map((word) => findEnd(name, places, first, word));
  const isSame = words.some(
    (word) => matchWord(word, own) > 0 || (word.length > 3 && isOneTypoAway(word, own, true)),
  );
  return Math.max(...ends, isSame && Math.max(...ends) === -1 ? place.end : -1);
}

/** A name in parts, those that the query's words stand for marked. @param words see `toQueryWords`. */
export function toHighlights(name: string, words: readonly string[]): TextPart[] {
  const places = toPlaces(name);
  const parts: TextPart[] = [];
  let done = 0;
  const add = (end: number, isMatch: boolean) => {
    if (end > done) parts.push({ text: name.slice(done, end), isMatch });
    done = Math.max(done, end);
  };
  places.forEach(({ start }, first) => {
    const end = words.length > 0 ? findMatch(name, places, first, words) : -1;
    if (start < done || end === -1) return;
    add(start, false);
    add(end, true);
  });
  add(name.length, false);
  return parts;
}

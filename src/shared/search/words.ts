/** Words that say nothing of their own: left out of the text index, and optional in a query that has others. */
const stopWords: ReadonlySet<string> = new Set(
  `a about after all also an and any are as at be because been before between both but by can could do does each for from
  get had has have how i if in into is it its just like may more most my no not of on one only or other our out over same
  should so some such than that the their them then there these they this those to too under up use used using very was
  way we what when where which while who why will with without would you your component components mui react`.split(
    /\s+/,
  ),
);

/** Reading stops here, so that a pasted text costs no more than a query. */
export const maxQueryLength = 200;
const maxQueryWords = 8;

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Most names need none of the slower rules for letters beyond ASCII. */
const ascii = /^[\u0020-\u007e]*$/;

/** Every run of letters and digits of a text, in lower case and without accents: `café` and `cafe` are one word. */
export function toWords(text: string): string[] {
  if (ascii.test(text)) return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A name without anything but its letters and digits: `Text Field`, `TextField` and `text-field` are `textfield`. */
export function toCompact(name: string): string {
  return toWords(name).join('');
}

/** Where a name in code has its next word: `dataGrid`, `GridRowID`, `HTMLElement`. */
const wordStart = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const hasInnerCapital = /[^\s-]\p{Lu}/u;

/** Words of a title or of a name in code: `DataGrid props` → data, grid, props. */
export function toNameWords(name: string): string[] {
  return toWords(hasInnerCapital.test(name) ? name.replace(wordStart, ' ') : name);
}

/** Words of a query, each once. */
export function toQueryWords(query: string): string[] {
  return [...new Set(toWords(query.slice(0, maxQueryLength)))].slice(0, maxQueryWords);
}

/** A stretch of what a package says a default is. */
export interface DefaultPart {
  text: string;
  isCode: boolean;
}

/** Some defaults are sentences, with code between backticks, as `The closest valid date …`; all others are code. */
const sentence = /^(?:`|[A-Z]\w* [a-z])/;

/** @returns the stretches of a default in their order, none of them empty. */
export function toDefaultParts(value: string): DefaultPart[] {
  if (!sentence.test(value)) return [{ text: value, isCode: true }];
  return value
    .split('`')
    .map((text, index) => ({ text, isCode: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

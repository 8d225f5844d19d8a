export type FileKind = 'html' | 'js' | 'css' | 'data' | 'font' | 'image' | 'other';

const kinds: readonly (readonly [RegExp, FileKind])[] = [
  [/javascript/, 'js'],
  [/html/, 'html'],
  [/css/, 'css'],
  [/json/, 'data'],
  [/font|woff/, 'font'],
  [/^image/, 'image'],
];

/** What a response is. @param contentType in lower case, as browsers and our servers have it. */
export function toFileKind(contentType: string): FileKind {
  return kinds.find(([pattern]) => pattern.test(contentType))?.[1] ?? 'other';
}

/**
 * Names as our sentences have them, in British English: “a, b and c”. `Intl.ListFormat` writes the same, but a browser reads its
 * data first, for 40 ms and more in which a page comes alive.
 */
export function toListText(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

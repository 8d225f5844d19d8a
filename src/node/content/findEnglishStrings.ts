import type { Node } from 'gatsby';

/** Strings of content/translations/en.json as its node has them; undefined where that could not be read. */
export function findEnglishStrings(getNodesByType: (type: string) => Node[]): unknown {
  return getNodesByType('TranslationFile').find((node) => node['language'] === 'en')?.['strings'];
}

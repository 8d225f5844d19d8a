import type english from '../../content/translations/en.json';

/** Nested strings of one language, as in content/translations/en.json. */
export interface TranslationTree {
  [key: string]: string | TranslationTree;
}

/** Language code → its strings. */
export type Translations = Readonly<Record<string, TranslationTree>>;

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** Dotted path of a string of the site, `header.search`: English has all of them. */
export type TranslationKey = KeysOf<typeof english>;

/** Translates a key and fills its `{name}` placeholders. */
export type Translate = (
  key: TranslationKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

const fallbackLanguage = 'en';
const reported = new Set<string>();

function reportOnce(message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  // The one place where a reader's console may hear of a gap in our strings.
  // eslint-disable-next-line no-console
  console.error(message);
}

function findString(tree: TranslationTree, key: string): string | null {
  let found: string | TranslationTree | undefined = tree;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, part)) return null;
    found = found[part];
  }
  return typeof found === 'string' ? found : null;
}

/**
 * @param key dotted path, `header.search`.
 * @returns the string; English where the language lacks it (reported once per key); the key itself where English does too;
 * an ellipsis where the language is missing.
 */
export function translate(translations: Translations, language: string, key: string): string {
  const tree = Object.hasOwn(translations, language) ? translations[language] : undefined;
  if (!tree) {
    reportOnce(`Missing language: ${language}.`);
    return '…';
  }
  const text = findString(tree, key);
  if (text !== null) return text;
  reportOnce(`Missing translation for ${language}:${key}`);
  return findString(translations[fallbackLanguage] ?? {}, key) ?? key;
}

/** Fills `{name}` placeholders. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

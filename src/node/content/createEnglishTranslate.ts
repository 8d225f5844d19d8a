import type { Node } from 'gatsby';
import {
  fillIn,
  translate,
  type Translate,
  type Translations,
  type TranslationTree,
} from '../../shared/translate';
import { findEnglishStrings } from './findEnglishStrings';

/** Finds the strings of the interface for what the build writes with them, as `useTranslate` does for a page. */
export function createEnglishTranslate(getNodesByType: (type: string) => Node[]): Translate {
  // `parseTranslations` lets nothing else through.
  const strings = (findEnglishStrings(getNodesByType) ?? {}) as TranslationTree;
  const translations: Translations = { en: strings };
  return (key, values) => fillIn(translate(translations, 'en', key), values ?? {});
}

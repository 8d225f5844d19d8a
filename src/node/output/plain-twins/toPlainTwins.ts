import type { Node } from 'gatsby';
import {
  fillIn,
  translate,
  type Translate,
  type Translations,
  type TranslationTree,
} from '../../../shared/translate';
import { findEnglishStrings } from '../../content/findEnglishStrings';
import type { InstalledError } from '../../production-errors/readProductionErrors';
import type { PlainSite, PlainTwin } from './plainTwin';
import { toBlogTwin } from './toBlogTwin';
import { toErrorsTwin } from './toErrorsTwin';
import { toHomeTwin } from './toHomeTwin';
import { toSiteMapTwin } from './toSiteMapTwin';
import { toVersionsTwin } from './toVersionsTwin';

function createTranslate(strings: unknown): Translate {
  // `parseTranslations` lets nothing else through.
  const translations: Translations = { en: (strings ?? {}) as TranslationTree };
  return (key, values) => fillIn(translate(translations, 'en', key), values ?? {});
}

/**
 * The pages of `src/pages` as Markdown, from the strings and nodes that they show; none of those that stand in for others.
 * @param getNodesByType Gatsby's, or what gives `TranslationFile` and `ProductionError` nodes.
 */
export function toPlainTwins(
  site: PlainSite,
  getNodesByType: (type: string) => Node[],
): PlainTwin[] {
  const text = createTranslate(findEnglishStrings(getNodesByType));
  // Made by `sourceProductionErrors`.
  const errors = getNodesByType('ProductionError') as unknown as InstalledError[];
  return [
    toHomeTwin(site, text),
    toBlogTwin(site, text),
    toVersionsTwin(site, text),
    toSiteMapTwin(site, text),
    toErrorsTwin(errors, text),
  ];
}

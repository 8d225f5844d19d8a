import type { Node } from 'gatsby';
import type { NavigationLabels } from '../../shared/navigationHtml';
import { findEnglishStrings } from '../content/findEnglishStrings';
import { navigationStrings } from '../content/navigationStrings';

/**
 * The words of the side navigation, from the English strings; where one is missing, `parseTranslations` has refused the file.
 */
export function toNavigationLabels(getNodesByType: (type: string) => Node[]): NavigationLabels {
  return navigationStrings.parse(findEnglishStrings(getNodesByType)).navigation;
}

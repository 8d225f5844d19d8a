import type { Node } from 'gatsby';
import { z } from 'zod';
import type { NavigationLabels } from '../../shared/navigationHtml';
import { findEnglishStrings } from '../content/findEnglishStrings';

/** Those of the English strings that the side navigation is made with. */
export const navigationStrings = z.object({
  navigation: z.object({
    planned: z.string(),
    unstable: z.string(),
    newFeature: z.string(),
    legacy: z.string(),
    pro: z.string(),
    premium: z.string(),
    plan: z.string(),
    unwritten: z.string(),
    external: z.string(),
    groupPages: z.string(),
  }),
});

/**
 * The words of the side navigation, from the English strings; where one is missing, `parseTranslations` has refused the file.
 */
export function toNavigationLabels(getNodesByType: (type: string) => Node[]): NavigationLabels {
  return navigationStrings.parse(findEnglishStrings(getNodesByType)).navigation;
}

import type { Node } from 'gatsby';
import type { Translate } from '../../../shared/translate';
import type { InstalledError } from '../../production-errors/readProductionErrors';
import type { PlainSite, PlainTwin } from './plainTwin';
import { toBlogTwin } from './toBlogTwin';
import { toErrorsTwin } from './toErrorsTwin';
import { toHomeTwin } from './toHomeTwin';
import { toSiteMapTwin } from './toSiteMapTwin';
import { toVersionsTwin } from './toVersionsTwin';

/**
 * The pages of `src/pages` as Markdown, from the strings and nodes that they show; none of those that stand in for others.
 * @param getNodesByType Gatsby's, or what gives `ProductionError` nodes.
 */
export function toPlainTwins(
  site: PlainSite,
  getNodesByType: (type: string) => Node[],
  text: Translate,
): PlainTwin[] {
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

import type { SiteContent } from '../site/siteContent';

const held = new Map<'site', SiteContent>();

/**
 * Holds the nodes of the site in memory, the last ones alone. Gatsby's store knows a node that it has read as long as somebody holds it:
 * without this, what `develop` reads at its start is read and parsed again from its file at the first edit, and looked through again
 * by the first query that lists it.
 */
export function holdNodes(site: SiteContent): void {
  held.set('site', site);
}

import type { Node } from 'gatsby';
import type { SiteMetadata } from './toFeeds';

/** `siteMetadata` of gatsby-config.ts. @throws Error when it is not there. */
export function readSiteMetadata(getNodesByType: (type: string) => Node[]): SiteMetadata {
  const metadata = getNodesByType('Site')[0]?.['siteMetadata'] as SiteMetadata | undefined;
  if (!metadata) throw new Error('gatsby-config.ts has no siteMetadata.');
  return metadata;
}

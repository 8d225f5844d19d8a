import type { SiteContent } from '../site/siteContent';

/** Pathnames of the groups whose children are the API pages below them. */
export function toApiGroups({ products }: Pick<SiteContent, 'products'>): Set<string> {
  return new Set(products.flatMap(({ packages }) => packages.map(({ apiPrefix }) => apiPrefix)));
}

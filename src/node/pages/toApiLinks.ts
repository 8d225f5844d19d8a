import type { PageLink } from '../../shared/navigation';
import { findReference } from '../site/findReference';
import type { ApiReferenceNode, DocsPageNode, SiteContent } from '../site/siteContent';

type ReferenceSite = Pick<SiteContent, 'apiReferences'>;
type NamingPage = Pick<DocsPageNode, 'product' | 'components' | 'hooks'>;

/** The references of what a page names in its front matter, in its order. */
export function listReferences(
  site: ReferenceSite,
  { product, components, hooks }: NamingPage,
): ApiReferenceNode[] {
  const references = [...components, ...hooks].map((name) => findReference(site, product, name));
  return [...new Set(references)].flatMap((reference) => reference ?? []);
}

/** Links to the API pages of what a page names in its front matter. */
export function toApiLinks(site: ReferenceSite, page: NamingPage): PageLink[] {
  return listReferences(site, page).map(({ name, pathname }) => ({ title: name, pathname }));
}

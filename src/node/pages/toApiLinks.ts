import type { PageLink } from '../../shared/navigation';
import { findReference } from './findReference';
import type { ApiReferenceNode, DocsPageNode } from './siteContent';

/** The references of what a page names in its front matter, in its order. */
export function listReferences(
  site: { apiReferences: readonly ApiReferenceNode[] },
  { product, components, hooks }: Pick<DocsPageNode, 'product' | 'components' | 'hooks'>,
): ApiReferenceNode[] {
  const references = [...components, ...hooks].map((name) => findReference(site, product, name));
  return [...new Set(references)].flatMap((reference) => reference ?? []);
}

/** Links to the API pages of what a page names in its front matter. */
export function toApiLinks(...args: Parameters<typeof listReferences>): PageLink[] {
  return listReferences(...args).map(({ name, pathname }) => ({ title: name, pathname }));
}

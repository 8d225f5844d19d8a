import type { PageLink } from '../../shared/navigation';
import { toOwnName } from '../../shared/pathname';
import type { ApiReferenceNode, SiteContent } from '../site/siteContent';
import { listReferences } from './toApiLinks';

type Site = Pick<SiteContent, 'docsPages' | 'apiReferences'>;

/** How much a page is about a reference; the less, the more. @param place among what the page names. */
function toDistance(pathname: string, reference: ApiReferenceNode, place: number): number {
  if (toOwnName(pathname) === toOwnName(reference.pathname)) return 0;
  return place === 0 ? 1 : 2;
}

/** Pages that name a reference in their front matter: its own page first, then those that name it first, each in reading order. */
export function toDemoPages(site: Site): ReadonlyMap<ApiReferenceNode, PageLink[]> {
  const found = new Map<ApiReferenceNode, { link: PageLink; distance: number }[]>();
  for (const page of site.docsPages) {
    const { title, pathname } = page;
    for (const [place, reference] of listReferences(site, page).entries()) {
      const others = found.get(reference) ?? [];
      const distance = toDistance(pathname, reference, place);
      found.set(reference, [...others, { link: { title, pathname }, distance }]);
    }
  }
  return new Map(
    [...found].map(([reference, pages]) => [
      reference,
      pages.sort((a, b) => a.distance - b.distance).map(({ link }) => link),
    ]),
  );
}

import { sitePages } from '../../../shared/sitePages';
import type { Translate } from '../../../shared/translate';
import { newestFirst } from '../newestFirst';
import { toLinkList } from '../toLinkList';
import { toPlainTwin, type PlainSite, type PlainTwin } from './plainTwin';

function byTitle(a: { title: string }, b: { title: string }): number {
  return a.title < b.title ? -1 : 1;
}

/** `/site-map/` */
export function toSiteMapTwin(site: PlainSite, text: Translate): PlainTwin {
  const known = new Set<string | null>(site.products.map(({ productId }) => productId));
  const pages = site.docsPages.filter(({ unlisted }) => !unlisted).sort(byTitle);
  const ofProducts = site.products.flatMap(({ productId, name }) => {
    const references = site.apiReferences
      .filter(({ product }) => product === productId)
      .map((api) => ({ pathname: api.pathname, title: api.name }))
      .sort(byTitle);
    return [
      `## ${name}`,
      toLinkList(pages.filter(({ product }) => product === productId)),
      ...(references.length > 0
        ? [`### ${text('siteMap.api', { name })}`, toLinkList(references)]
        : []),
    ];
  });
  const head = { title: text('footer.siteMap'), description: text('siteMap.description') };
  return toPlainTwin('/site-map/', head, [
    ...ofProducts,
    `## ${text('footer.blog')}`,
    toLinkList(newestFirst(site.blogPosts)),
    `## ${text('siteMap.others')}`,
    toLinkList([
      ...sitePages.map(({ pathname, titleKey }) => ({ pathname, title: text(titleKey) })),
      ...pages.filter(({ product }) => !known.has(product)),
    ]),
  ]);
}

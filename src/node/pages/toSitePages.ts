import type { Page } from 'gatsby';
import type { NavigationTrees } from '../../shared/navigation';
import { readComponentSource } from '../content/readComponentSource';
import { toNavigationPlaces } from '../navigation/toNavigationPlaces';
import { pageTemplates, toDocsTemplate } from '../site/pageKinds';
import type { BlogPostNode, DocsPageNode, SiteContent } from '../site/siteContent';
import { readLastUpdated } from './readLastUpdated';
import type { OwnSizes } from './readOwnSizes';
import { toContentLinks } from './toContentLinks';
import { toDemoPages } from './toDemoPages';
import { toPageContext } from './toPageContext';

type ToContext = (page: Parameters<typeof toPageContext>[0]) => ReturnType<typeof toPageContext>;

function toDocsPage(
  site: SiteContent,
  page: DocsPageNode,
  sizes: OwnSizes,
  toContext: ToContext,
): Page {
  const packages = site.products.find(({ productId }) => productId === page.product)?.packages;
  const context = {
    ...toContext(page),
    id: page.id,
    componentSource: readComponentSource(page, packages ?? [], process.cwd()),
    bundleSize: sizes.get(page.pathname) ?? null,
    ...toContentLinks(site, page),
  };
  return { path: page.pathname, component: toDocsTemplate(page), context };
}

function toBlogPage(site: SiteContent, post: BlogPostNode, toContext: ToContext): Page {
  const context = {
    ...toContext({ ...post, product: null }),
    breadcrumbs: [
      { title: 'Blog', pathname: '/blog/' },
      { title: post.title, pathname: post.pathname },
    ],
    id: post.id,
    ...toContentLinks(site, post),
  };
  return { path: post.pathname, component: pageTemplates.blog, context };
}

function toApiPages(site: SiteContent, toContext: ToContext): Page[] {
  const demoPages = toDemoPages(site);
  return site.apiReferences.map((api) => {
    const context = {
      ...toContext({ ...api, title: api.name, sourceFile: null }),
      id: api.id,
      demoPages: demoPages.get(api) ?? [],
    };
    return { path: api.pathname, component: pageTemplates.api, context };
  });
}

/** The pages of docs, blog posts and API references, with their templates and what their frames show. */
export function toSitePages(site: SiteContent, trees: NavigationTrees, sizes: OwnSizes): Page[] {
  const places = Object.fromEntries(
    Object.entries(trees).map(([id, items]) => [id, toNavigationPlaces(items)]),
  );
  const lastUpdated = readLastUpdated(process.cwd());
  const toContext: ToContext = (page) => toPageContext(page, site.products, places, lastUpdated);
  return [
    ...site.docsPages.map((page) => toDocsPage(site, page, sizes, toContext)),
    ...site.blogPosts.map((post) => toBlogPage(site, post, toContext)),
    ...toApiPages(site, toContext),
  ];
}

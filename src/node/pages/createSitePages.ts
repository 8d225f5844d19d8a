import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { listDocsPages } from '../api-reference/siteLinks';
import { checkContent } from '../checks/checkContent';
import { readLeftOutPrefixes } from '../content/leftOutProducts';
import { readComponentSource } from '../content/readComponentSource';
import { readUnwritten, unwrittenFile } from '../content/readUnwritten';
import { reportContentErrors, toContentErrors, type ContentError } from '../errors';
import { toNavigationLabels } from '../navigation/toNavigationLabels';
import { toNavigationPlaces } from '../navigation/toNavigationPlaces';
import { toNavigationTrees } from '../navigation/toNavigationTrees';
import { writeNavigationFiles } from '../navigation/writeNavigationFiles';
import { pageTemplates, toDocsTemplate } from '../site/pageKinds';
import { readSiteContent, toPathnames, type SiteContent } from '../site/siteContent';
import { readLastUpdated } from './readLastUpdated';
import { writeSiteCache } from './siteCache';
import { toContentLinks } from './toContentLinks';
import { toDemoPages } from './toDemoPages';
import { toPageContext } from './toPageContext';

/** Pages that are written, but not read this time: what leads to them is no mistake. */
function listLeftOut(): string[] {
  const prefixes = readLeftOutPrefixes(process.cwd());
  if (prefixes.length === 0) return [];
  return [...listDocsPages(path.resolve('content')).keys()].filter((pathname) =>
    prefixes.some((prefix) => pathname.startsWith(prefix)),
  );
}

function readUnwrittenOrWhyNot(): { unwritten: string[]; reasons: ContentError[] } {
  try {
    return { unwritten: readUnwritten(), reasons: [] };
  } catch (error) {
    return { unwritten: [], reasons: toContentErrors(error, unwrittenFile) };
  }
}

function checkSite(site: SiteContent): { errors: ContentError[]; unwritten: string[] } {
  const { unwritten, reasons } = readUnwrittenOrWhyNot();
  const errors = checkContent(site, [...unwritten, ...listLeftOut()]);
  return { unwritten, errors: [...reasons, ...errors] };
}

/** As it was printed last. */
let reportedMissing = '';

/** Says what is not written yet, in `develop` only when that has changed. */
function reportUnwritten(
  site: SiteContent,
  unwritten: readonly string[],
  reporter: CreatePagesArgs['reporter'],
): void {
  const pathnames = toPathnames(site);
  const missing = unwritten.filter((pathname) => !pathnames.has(pathname));
  const list = missing.join('\n');
  if (missing.length > 0 && list !== reportedMissing) {
    reporter.info(`${missing.length} pages of the navigation are not written yet:\n${list}`);
  }
  reportedMissing = list;
  const written = unwritten.filter((pathname) => pathnames.has(pathname));
  if (written.length > 0) {
    reporter.warn(
      `Written by now, take them off the list of unwritten pages:\n${written.join('\n')}`,
    );
  }
}

/** `createPages`: checks everything, and only then makes the pages of docs, API references and blog posts. */
export function createSitePages({ actions, getNodesByType, reporter }: CreatePagesArgs): void {
  const site = readSiteContent(getNodesByType);
  const { errors, unwritten } = checkSite(site);
  if (reportContentErrors(reporter, errors)) return;
  reportUnwritten(site, unwritten, reporter);

  const trees = toNavigationTrees(site);
  const navigation = { trees, labels: toNavigationLabels(getNodesByType) };
  writeSiteCache('navigation', navigation);
  writeNavigationFiles(navigation);

  const places = Object.fromEntries(
    Object.entries(trees).map(([id, items]) => [id, toNavigationPlaces(items)]),
  );
  const lastUpdated = readLastUpdated(process.cwd());
  const toContext = (page: Parameters<typeof toPageContext>[0]) =>
    toPageContext(page, site.products, places, lastUpdated);
  for (const page of site.docsPages) {
    const packages =
      site.products.find(({ productId }) => productId === page.product)?.packages ?? [];
    const context = {
      ...toContext(page),
      id: page.id,
      componentSource: readComponentSource(page, packages, process.cwd()),
      ...toContentLinks(site, page),
    };
    actions.createPage({ path: page.pathname, component: toDocsTemplate(page), context });
  }
  for (const post of site.blogPosts) {
    const context = {
      ...toContext({ ...post, product: null }),
      breadcrumbs: [
        { title: 'Blog', pathname: '/blog/' },
        { title: post.title, pathname: post.pathname },
      ],
      id: post.id,
      ...toContentLinks(site, post),
    };
    actions.createPage({ path: post.pathname, component: pageTemplates.blog, context });
  }
  const demoPages = toDemoPages(site);
  for (const api of site.apiReferences) {
    const context = {
      ...toContext({ ...api, title: api.name, sourceFile: null }),
      id: api.id,
      demoPages: demoPages.get(api) ?? [],
    };
    actions.createPage({ path: api.pathname, component: pageTemplates.api, context });
  }
}

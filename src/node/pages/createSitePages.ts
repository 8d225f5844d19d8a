import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { listDocsPages } from '../api-reference/siteLinks';
import { checkContent } from '../checks/checkContent';
import { readLeftOutPrefixes } from '../content/leftOutProducts';
import { readUnwritten, unwrittenFile, type UnwrittenPage } from '../content/readUnwritten';
import { holdNodes } from '../develop/holdNodes';
import { isDevelop } from '../develop/isDevelop';
import { reportContentErrors, toContentErrors, type ContentError } from '../errors';
import { toNavigationLabels } from '../navigation/toNavigationLabels';
import { toNavigationTrees } from '../navigation/toNavigationTrees';
import { writeNavigationFiles } from '../navigation/writeNavigationFiles';
import { readSiteContent, toPathnames, type SiteContent } from '../site/siteContent';
import { createChangedPages, keepPages } from './createChangedPages';
import { readOwnSizes } from './readOwnSizes';
import { writeSiteCache } from './siteCache';
import { toSitePages } from './toSitePages';

/** Pages that are written, but not read this time: what leads to them is no mistake. */
function listLeftOut(): string[] {
  const prefixes = readLeftOutPrefixes(process.cwd());
  if (prefixes.length === 0) return [];
  return [...listDocsPages(path.resolve('content')).keys()].filter((pathname) =>
    prefixes.some((prefix) => pathname.startsWith(prefix)),
  );
}

function readUnwrittenOrWhyNot(): { unwritten: UnwrittenPage[]; reasons: ContentError[] } {
  try {
    return { unwritten: readUnwritten(), reasons: [] };
  } catch (error) {
    return { unwritten: [], reasons: toContentErrors(error, unwrittenFile) };
  }
}

function checkSite(site: SiteContent): { errors: ContentError[]; unwritten: string[] } {
  const { unwritten, reasons } = readUnwrittenOrWhyNot();
  const errors = checkContent(site, unwritten, listLeftOut());
  return {
    unwritten: unwritten.map(({ pathname }) => pathname),
    errors: [...reasons, ...errors],
  };
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

/**
 * `createPages`: checks everything, and only then makes the pages of docs, API references and blog posts. Those of an earlier run of
 * `develop` stay as they are while there are mistakes.
 */
export async function createSitePages({
  actions,
  getNodesByType,
  reporter,
  store,
}: CreatePagesArgs): Promise<void> {
  const site = readSiteContent(getNodesByType);
  if (isDevelop()) holdNodes(site);
  const { errors, unwritten } = checkSite(site);
  if (reportContentErrors(reporter, errors)) {
    keepPages(toPathnames(site), { actions, store });
    return;
  }
  reportUnwritten(site, unwritten, reporter);

  const trees = toNavigationTrees(site);
  const navigation = { trees, labels: toNavigationLabels(getNodesByType) };
  writeSiteCache('navigation', navigation);
  writeNavigationFiles(navigation);

  const pages = toSitePages(site, trees, await readOwnSizes(site));
  createChangedPages(pages, { actions, store });
}

import { unwrittenFile } from '../content/readUnwritten';
import { walkNavigation } from '../content/walkNavigation';
import type { ContentError } from '../errors';
import { toApiGroups } from '../navigation/toApiGroups';
import { toPathnames, type SiteContent } from '../site/siteContent';
import { suggest } from '../suggest';
import { isOwnItem, isPageFile } from './checkPathnames';

function checkItems(
  site: SiteContent,
  pathnames: ReadonlySet<string>,
  unwritten: ReadonlySet<string>,
  apiGroups: ReadonlySet<string>,
): ContentError[] {
  return site.navigations.flatMap((navigation) =>
    [...walkNavigation(navigation.items)]
      .filter(
        (item) =>
          item.children.length === 0 &&
          !item.planned &&
          !item.linkProps &&
          !pathnames.has(item.pathname) &&
          !unwritten.has(item.pathname) &&
          !apiGroups.has(item.pathname),
      )
      .map((item) => ({
        file: navigation.sourceFile,
        line: item.line,
        message: `"${item.pathname}" has no page.${suggest(item.pathname, pathnames)} Write content${item.pathname}index.mdx, correct the pathname, or list it in ${unwrittenFile}.`,
      })),
  );
}

/**
 * Folders of navigation files that cannot be read: pages below them are in none for that reason alone, which is said already.
 */
export function toUnreadable(site: SiteContent): string[] {
  const read = new Set(site.navigations.map(({ sourceFile }) => sourceFile));
  return site.problems
    .map(({ file }) => file)
    .filter((file) => file.endsWith('/navigation.yml') && !read.has(file))
    .map((file) => file.slice(0, -'navigation.yml'.length));
}

function checkOrphans(site: SiteContent): ContentError[] {
  const unreadable = toUnreadable(site);
  const listed = new Set(
    site.navigations.flatMap((navigation) =>
      [...walkNavigation(navigation.items)]
        .filter((item) => isOwnItem(navigation, item))
        .map(({ pathname }) => pathname),
    ),
  );
  return site.docsPages
    .filter(isPageFile)
    .filter(
      ({ pathname, unlisted, sourceFile }) =>
        !unlisted &&
        !listed.has(pathname) &&
        !unreadable.some((folder) => sourceFile.startsWith(folder)),
    )
    .map(({ pathname, sourceFile }) => ({
      file: sourceFile,
      line: 1,
      message: `"${pathname}" is in no navigation. Add it to a navigation.yml, or set "unlisted: true" in its front matter.`,
    }));
}

/** A group folds and links to nothing, so that a page at its pathname would be in a navigation and yet not be found. */
function checkGroups(site: SiteContent, apiGroups: ReadonlySet<string>): ContentError[] {
  const pages = new Map(
    site.docsPages
      .filter((page) => isPageFile(page) && !page.unlisted)
      .map(({ pathname, sourceFile }) => [pathname, sourceFile]),
  );
  return site.navigations.flatMap((navigation) =>
    [...walkNavigation(navigation.items)].flatMap((item): ContentError[] => {
      const page = pages.get(item.pathname);
      const isGroup = item.children.length > 0 || apiGroups.has(item.pathname);
      if (page === undefined || !isGroup || !isOwnItem(navigation, item)) return [];
      const message = `"${item.pathname}" is a group and also the page ${page}, to which no link leads. Give the group another pathname, and list the page below it.`;
      return [{ file: navigation.sourceFile, line: item.line, message }];
    }),
  );
}

/** The group of the API pages shows these alone, so that what authors list below it would be in a navigation and yet not be found. */
function checkApiGroups(site: SiteContent, apiGroups: ReadonlySet<string>): ContentError[] {
  return site.navigations.flatMap((navigation) =>
    [...walkNavigation(navigation.items)]
      .filter(({ pathname }) => apiGroups.has(pathname))
      .flatMap(({ pathname, children }) =>
        children.map((child) => ({
          file: navigation.sourceFile,
          line: child.line,
          message: `"${child.pathname}" is listed below "${pathname}", which shows the API pages and nothing else. Move it out of that group.`,
        })),
      ),
  );
}

/** Every navigation item has a page or is on the list of those to write; every page is in a navigation, as a link, unless unlisted. */
export function checkNavigation(site: SiteContent, unwritten: readonly string[]): ContentError[] {
  const apiGroups = toApiGroups(site);
  return [
    ...checkItems(site, toPathnames(site), new Set(unwritten), apiGroups),
    ...checkGroups(site, apiGroups),
    ...checkApiGroups(site, apiGroups),
    ...checkOrphans(site),
  ];
}

import path from 'node:path';
import type { NavigationInput } from '../content/parseNavigation';
import { toNavigationFolder } from '../content/toNavigationId';
import { walkNavigation } from '../content/walkNavigation';
import type { ContentError } from '../errors';
import { fixedPathnames, type NavigationNode, type SiteContent } from '../site/siteContent';

interface Place {
  file: string;
  line?: number;
}

function describe({ file, line }: Place): string {
  return line === undefined ? file : `${file}:${line}`;
}

function checkUnique(places: Iterable<[string, Place]>): ContentError[] {
  const first = new Map<string, Place>();
  const errors: ContentError[] = [];
  for (const [pathname, place] of places) {
    const other = first.get(pathname);
    if (other) {
      errors.push({
        ...place,
        message: `Duplicated pathname "${pathname}", also in ${describe(other)}. Give one of them another pathname.`,
      });
    } else first.set(pathname, place);
  }
  return errors;
}

/** Whether a navigation answers for the pathname of one of its items; those elsewhere are links across products. */
export function isOwnItem(navigation: NavigationNode, item: NavigationInput): boolean {
  const folder = toNavigationFolder(navigation.sourceFile);
  return folder === 'docs' || item.pathname.startsWith(`/${folder}/`);
}

/** Whether a file is called as a page is; the folder of any other is the pathname of another page, or of none. */
export function isPageFile({ sourceFile }: { sourceFile: string }): boolean {
  return sourceFile.endsWith('/index.mdx');
}

function checkFileNames({ docsPages, blogPosts }: SiteContent): ContentError[] {
  return [...docsPages, ...blogPosts]
    .filter((page) => !isPageFile(page))
    .map(({ sourceFile }) => ({
      file: sourceFile,
      line: 1,
      message: `"${path.posix.basename(sourceFile)}" is no page. Name it index.mdx, in the folder that is its pathname.`,
    }));
}

/** Lower case, so that an address is the same for all file systems; a folder with a capital is a demo. */
const pageFolder = /^content(?:\/[a-z\d][a-z\d.-]*)+\/index\.mdx$/;

function checkFolders({ docsPages }: SiteContent): ContentError[] {
  return docsPages
    .filter((page) => isPageFile(page) && !pageFolder.test(page.sourceFile))
    .map(({ sourceFile, pathname }) => ({
      file: sourceFile,
      line: 1,
      message: `"${pathname}" is no pathname. Name the folder in lower case, with digits and hyphens.`,
    }));
}

/** The date of a post is in the name of its folder as well, by which authors find it. */
function checkDates({ blogPosts }: SiteContent): ContentError[] {
  return (
    blogPosts
      // Without any date the folder is that of no post, which is told of.
      .filter(
        ({ date, sourceFile }) =>
          date !== '' && /\/\d{4}-/.test(sourceFile) && !sourceFile.includes(`/${date}-`),
      )
      .map(({ date, sourceFile }) => ({
        file: sourceFile,
        line: 1,
        message: `"date" is "${date}", and the folder "${path.posix.basename(path.posix.dirname(sourceFile))}" has another one. Write one date in both.`,
      }))
  );
}

/** Own items are told apart in the whole site, links across products in the navigation that has them. */
function checkItems(navigations: readonly NavigationNode[]): ContentError[] {
  const toPlaces = (navigation: NavigationNode, isOwn: boolean) =>
    [...walkNavigation(navigation.items)]
      .filter((item) => isOwnItem(navigation, item) === isOwn)
      .map(({ pathname, line }): [string, Place] => [
        pathname,
        { file: navigation.sourceFile, line },
      ]);
  return [
    ...checkUnique(navigations.flatMap((navigation) => toPlaces(navigation, true))),
    ...navigations.flatMap((navigation) => checkUnique(toPlaces(navigation, false))),
  ];
}

/** Every page is named as one, and no two pages and no two navigation items share a pathname. */
export function checkPathnames(site: SiteContent): ContentError[] {
  const pages: [string, Place][] = [
    ...fixedPathnames.map((pathname): [string, Place] => [pathname, { file: 'src/pages' }]),
    ...[...site.docsPages, ...site.blogPosts]
      .filter(isPageFile)
      .map((page): [string, Place] => [page.pathname, { file: page.sourceFile }]),
    ...site.apiReferences.map((api): [string, Place] => [
      api.pathname,
      { file: `API reference ${api.key}` },
    ]),
  ];
  return [
    ...checkFileNames(site),
    ...checkFolders(site),
    ...checkDates(site),
    ...checkUnique(pages),
    ...checkItems(site.navigations),
  ];
}

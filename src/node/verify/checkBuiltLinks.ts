import type { ContentError } from '../errors';
import type { BuiltPage, BuiltSite } from './builtPages';
import { isWellFormed } from './isWellFormed';
import type { AuthoredPage } from './readPages';
import type { AuthoredSite } from './readSite';

/** A page of the build, with what is needed to say where it was made. */
interface Place {
  pathname: string;
  /** The MDX file, or the built one. */
  file: string;
  page: AuthoredPage | null;
}

function findProblem(address: string, from: BuiltPage, built: BuiltSite): string | null {
  if (/^(?:data|blob|javascript):/.test(address)) return null;
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(address)) {
    return isWellFormed(address) ? null : 'is no address of the web';
  }
  const [target = '', hash] = address.split('#');
  const pathname = target.replace(/\?.*$/s, '');
  if (pathname !== '' && !pathname.startsWith('/')) return 'depends on where the page is';
  if (pathname !== '' && !pathname.endsWith('/')) {
    return built.hasFile(decodeURI(pathname)) ? null : 'leads to a file that was not built';
  }
  const page = pathname === '' ? from : built.read(pathname);
  if (!page) return 'leads to a page that was not built';
  if (hash === undefined || hash === '') return null;
  return page.ids.includes(decodeURIComponent(hash))
    ? null
    : `leads to "${hash}", an anchor that is not there`;
}

/** Line of the MDX file that has the text; 1 where what is wrong was made by a template. */
function findLine({ page }: Place, text: string): number {
  const line = page?.source.split('\n').findIndex((content) => content.includes(text)) ?? -1;
  return line === -1 ? 1 : line + 1;
}

function checkPage(place: Place, builtPage: BuiltPage, built: BuiltSite): ContentError[] {
  const repeated = builtPage.ids.filter((id, index) => builtPage.ids.indexOf(id) !== index);
  return [
    ...[...new Set(repeated)].map((id) => ({
      file: place.file,
      line: findLine(place, id),
      message: `The anchor "${id}" is more than once in ${place.pathname} as built. Give one of them another id.`,
    })),
    ...builtPage.addresses.flatMap((address): ContentError[] => {
      const problem = findProblem(address, builtPage, built);
      return problem === null
        ? []
        : [
            {
              file: place.file,
              line: findLine(place, address),
              message: `"${address}" in ${place.pathname} as built ${problem}. Correct it, or build again if it was corrected since.`,
            },
          ];
    }),
  ];
}

/**
 * Every address in the built pages leads to a built page, file and anchor, and every anchor is unique in its page.
 * @param only pathnames to look at; all of the build where null. @returns nothing where there is no build.
 */
export function checkBuiltLinks(
  site: AuthoredSite,
  built: BuiltSite,
  only: ReadonlySet<string> | null,
): ContentError[] {
  if (!built.exists) return [];
  const pages = new Map(site.pages.map((page) => [page.pathname, page]));
  return built
    .list()
    .filter((pathname) => only === null || only.has(pathname))
    .flatMap((pathname) => {
      const builtPage = built.read(pathname);
      if (!builtPage) return [];
      const page = pages.get(pathname) ?? null;
      const file = page?.file ?? `public${pathname}index.html`;
      return checkPage({ pathname, file, page }, builtPage, built);
    });
}

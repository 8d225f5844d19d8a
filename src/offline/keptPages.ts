import { fromPageDataPathname } from '../shared/pageData';

/** Pages of the site's own making, which nobody looks for. */
const hidden = new Set(['/offline/', '/404/', '/404.html/', '/offline-plugin-app-shell-fallback/']);

/** Pathname of the page that a kept file belongs to: its HTML or its data; null for other files. */
function toPagePathname(url: string): string | null {
  const { pathname } = new URL(url);
  return fromPageDataPathname(pathname) ?? (pathname.endsWith('/') ? pathname : null);
}

/** @param urls of everything that is kept. @returns pathnames of pages that open without a network, in alphabetical order. */
export function toKeptPathnames(urls: readonly string[]): string[] {
  const pathnames = urls.map(toPagePathname).filter((pathname) => pathname !== null);
  return [...new Set(pathnames)].filter((pathname) => !hidden.has(pathname)).sort();
}

/** A pathname as people read it; as it is where it is no valid encoding. */
export function toReadablePathname(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** URLs of what a cache has. The worker also keeps what leads from an old address to a page; that is no page. */
async function listKept(name: string): Promise<string[]> {
  const cache = await caches.open(name);
  const isRedirect = async (request: Request) =>
    new URL(request.url).pathname.endsWith('/') &&
    (await cache.match(request))?.type === 'opaqueredirect';
  const kept = await Promise.all(
    (await cache.keys()).map(async (request) => ((await isRedirect(request)) ? [] : [request.url])),
  );
  return kept.flat();
}

/** Pathnames of the pages that the service worker has kept; none where there is no such thing. */
export async function readKeptPathnames(): Promise<string[]> {
  try {
    const names = await caches.keys();
    return toKeptPathnames((await Promise.all(names.map(listKept))).flat());
  } catch {
    return [];
  }
}

/** Parameter of `/offline/` with the page that was wanted; the service worker writes it. */
const wantedParameter = 'page';

/** @param search query of `/offline/`. @returns the address that was wanted; null where it is none of this site's. */
export function parseWantedAddress(search: string): string | null {
  const wanted = new URLSearchParams(search).get(wantedParameter);
  // `//host` and `/\host` are addresses of other sites.
  return wanted && /^\/(?![/\\])[^\\\u0000-\u0020]*$/.test(wanted) ? wanted : null;
}

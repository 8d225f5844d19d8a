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

/** Pathnames of the pages that the service worker has kept; none where there is no such thing. */
export async function readKeptPathnames(): Promise<string[]> {
  try {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return toKeptPathnames(requests.flat().map(({ url }) => url));
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

/** What the pathnames of this site are made of. */
const plainPathname = /^(?:\/[\w.-]+)*\/*$/;

/** Gatsby's page for an address that is none. */
const notFoundPath = '/404.html';

/** With its escapes decoded as the router does it, which leaves those of `/`, `?` and `#`; null where they are no text. */
function decode(pathname: string): string | null {
  try {
    return decodeURI(pathname);
  } catch {
    return null;
  }
}

/**
 * Stands in for Gatsby's way from an address to the page there, which it knows and asks for by its pathname without trailing slash. Gatsby
 * keeps the query, so that a page's data are fetched, and kept by the worker, once more for each; and it decodes twice what the router
 * encodes again, so that it does not find a page that it has just fetched, or throws. An address that cannot be a page's is given the
 * page for those at once.
 * @param address pathname as it is in the address, or as the router writes it, with query and hash
 */
export function findPath(address: string): string {
  const pathname = decode(address.replace(/[?#].*$/s, ''));
  if (pathname === null || !plainPathname.test(pathname)) return notFoundPath;
  return pathname.replace(/\/+$/, '') || '/';
}

/** No page of this site answers a pattern of addresses. */
export function setMatchPaths(): void {}

/** See `setMatchPaths`. */
export function findMatchPath(): null {
  return null;
}

/** See `setMatchPaths`. */
export function grabMatchParams(): Record<string, string> {
  return {};
}

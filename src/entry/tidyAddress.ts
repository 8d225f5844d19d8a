import { readAppScripts } from '../offline/readAppScripts';
import { fromPageDataPathname } from '../shared/pageData';

/** Gatsby's page for every address that is none, by its data. */
const notFoundPathname = '/404.html/';

function isText(pathname: string): boolean {
  try {
    decodeURI(pathname);
    return true;
  } catch {
    return false;
  }
}

/** Pathname of the page whose HTML this is; null for HTML that answers other addresses. */
function readOwnPathname(): string | null {
  const pathnames = readAppScripts()?.data.map(fromPageDataPathname) ?? [];
  const own = pathnames.find((pathname) => pathname !== null) ?? null;
  return own === notFoundPathname ? null : own;
}

/**
 * The address of a missing page for Gatsby's router, which throws at escapes that are no text, and takes a colon or an asterisk at the
 * beginning of a part for a pattern, and what comes after for the name of a prop of the page: their signs are encoded once more.
 */
export function toTidyPathname(pathname: string): string {
  return (isText(pathname) ? pathname : pathname.replace(/%/g, '%25')).replace(
    /\/(?::|\*|%2a)/gi,
    (sign) => (sign === '/:' ? '/%253A' : '/%252A'),
  );
}

/**
 * Puts the address right before the router reads it. Hosts serve a page at other addresses, too, such as that of its file, where the router
 * would find nothing.
 */
export function tidyAddress(): void {
  const { origin, pathname, search, hash } = window.location;
  const tidy = readOwnPathname() ?? toTidyPathname(pathname);
  if (tidy !== pathname)
    window.history.replaceState(window.history.state, '', origin + tidy + search + hash);
}

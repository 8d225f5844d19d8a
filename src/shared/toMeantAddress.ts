/** An address of this site, with nothing in its pathname that would have to be encoded. */
const siteAddress = /^(?:\/[\w.-]+)+\/?(?:[?#].*)?$/s;

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Mail and chat programs encode the `#` and the `?` of a link, and a space is easily copied with it; then there is no page at its address.
 * @param address of a page that is missing
 * @returns the one that was meant; null where this one has nothing of the kind
 */
export function toMeantAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  const decoded = decode(pathname)?.trim() ?? pathname;
  if (decoded === pathname || !siteAddress.test(decoded)) return null;
  // Of no importance is which host it is.
  const meant = new URL(decoded, 'https://site.invalid');
  return meant.pathname + (meant.search || search) + (meant.hash || hash);
}

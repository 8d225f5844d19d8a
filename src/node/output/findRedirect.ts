import type { Redirect } from './redirects';

/** What stands in the place of `*`, empty for the folder itself; null where the row does not fit. */
function readRest(from: string, pathname: string): string | null {
  if (!from.endsWith('/*')) return from === pathname || from === `${pathname}/` ? '' : null;
  const folder = from.slice(0, -1);
  if (folder === `${pathname}/`) return '';
  return pathname.startsWith(folder) ? pathname.slice(folder.length) : null;
}

/**
 * Where a pathname is redirected to by the first row that fits; null where none does. With or without a slash at its end, it is
 * led to one with a slash, unless that is a file.
 */
export function findRedirect(
  redirects: readonly Redirect[],
  pathname: string,
): { location: string; status: Redirect['status'] } | null {
  for (const { from, to, status } of redirects) {
    const rest = readRest(from, pathname);
    if (rest === null) continue;
    // To browsers an address that begins with two slashes, or one and a backslash, is another host.
    const location = to.replace(':splat', () => rest.replace(/^[/\\]+/, ''));
    return { location: /\/$|\.\w+$/.test(location) ? location : `${location}/`, status };
  }
  return null;
}

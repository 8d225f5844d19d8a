import { partName } from './partName';
import type { Redirect } from './redirects';

/** What stands in the place of `*`, empty for the folder itself; null where the row does not fit. */
function readRest(from: string, pathname: string): string | null {
  const folder = from.slice(0, -1);
  if (folder === `${pathname}/`) return '';
  return pathname.startsWith(folder) ? pathname.slice(folder.length) : null;
}

/** What stands in the places of names such as `:page`; null where the row does not fit. */
function readParts(from: string, pathname: string): ReadonlyMap<string, string> | null {
  const parts = new Map<string, string>();
  const asked = (pathname.endsWith('/') ? pathname : `${pathname}/`).split('/');
  const wanted = from.split('/');
  if (asked.length !== wanted.length) return null;
  for (const [index, name] of wanted.entries()) {
    const part = asked[index] ?? '';
    if (name.startsWith(':') && part !== '') parts.set(name, part);
    else if (name !== part) return null;
  }
  return parts;
}

/** Where a row leads a pathname to; null where it does not fit. */
function follow({ from, to }: Redirect, pathname: string): string | null {
  if (from.endsWith('/*')) {
    const rest = readRest(from, pathname);
    if (rest === null) return null;
    // To browsers an address that begins with two slashes, or one and a backslash, is another host.
    const location = to.replace(':splat', () => rest.replace(/^[/\\]+/, ''));
    return /\/$|\.\w+$/.test(location) ? location : `${location}/`;
  }
  if (!from.includes(':')) return from === pathname || from === `${pathname}/` ? to : null;
  const parts = readParts(from, pathname);
  return parts && to.replace(partName, (name) => parts.get(name) ?? name);
}

/**
 * Where a pathname is redirected to by the first row that fits; null where none does. With or without a slash at its end, it is
 * led to one with a slash, unless that is a file.
 */
export function findRedirect(
  redirects: readonly Redirect[],
  pathname: string,
): { location: string; status: Redirect['status'] } | null {
  for (const redirect of redirects) {
    const location = follow(redirect, pathname);
    if (location !== null) return { location, status: redirect.status };
  }
  return null;
}

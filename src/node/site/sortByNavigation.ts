import type { NavigationInput } from '../content/parseNavigation';
import { walkNavigation } from '../content/walkNavigation';

/** @returns the pages as a reader goes through the navigations one by one; what is in none of them stands last, by pathname. */
export function sortByNavigation<Page extends { pathname: string }>(
  pages: readonly Page[],
  navigations: readonly { items: readonly NavigationInput[] }[],
): Page[] {
  const listed = navigations.flatMap(({ items }) => [...walkNavigation(items)]);
  const places = new Map(
    [...listed.entries()].reverse().map(([place, { pathname }]) => [pathname, place]),
  );
  const toPlace = ({ pathname }: Page) => places.get(pathname) ?? listed.length;
  return [...pages].sort((a, b) => toPlace(a) - toPlace(b) || (a.pathname < b.pathname ? -1 : 1));
}

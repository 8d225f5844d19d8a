import type { Breadcrumb, NavigationItem, PageLink } from '../../shared/navigation';

/** Where a page stands in a side navigation. */
export interface NavigationPlace {
  /** From the top of the tree to the page itself. */
  trail: readonly Breadcrumb[];
  /** Its neighbours among the pages that are written. */
  previous: PageLink | null;
  next: PageLink | null;
}

interface Leaf {
  item: NavigationItem;
  trail: Breadcrumb[];
}

function listLeaves(items: readonly NavigationItem[], above: readonly Breadcrumb[]): Leaf[] {
  return items.flatMap((item) => {
    const trail = [...above, { title: item.title, pathname: item.href }];
    return item.children.length > 0 ? listLeaves(item.children, trail) : [{ item, trail }];
  });
}

/**
 * Places of all pages of a tree by pathname, found in one walk: a site of 10,000 pages asks for each of them. Of a page that
 * stands in it twice the first place counts.
 */
export function toNavigationPlaces(
  items: readonly NavigationItem[],
): ReadonlyMap<string, NavigationPlace> {
  const leaves = listLeaves(items, []);
  const order = leaves
    .filter(({ item }) => item.href !== null && !item.external)
    .map(({ item: { title, pathname } }) => ({ title, pathname }));
  const indexes = new Map(order.map(({ pathname }, index) => [pathname, index] as const).reverse());
  return new Map(
    leaves
      .map(({ item: { pathname }, trail }): [string, NavigationPlace] => {
        const index = indexes.get(pathname);
        const toNeighbour = (step: number) =>
          index === undefined ? null : (order[index + step] ?? null);
        return [pathname, { trail, previous: toNeighbour(-1), next: toNeighbour(1) }];
      })
      .reverse(),
  );
}

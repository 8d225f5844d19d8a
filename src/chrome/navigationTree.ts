import { foldedAttribute, toNavigationFilePathname } from '../shared/navigationHtml';

const fetched = new Map<string, Promise<string>>();

async function requestNavigation(navigationId: string): Promise<string> {
  const response = await fetch(toNavigationFilePathname(navigationId));
  if (!response.ok)
    throw new Error(`The navigation "${navigationId}" answered ${response.status}.`);
  return response.text();
}

/** HTML of a side navigation, fetched once; after a failure the next call tries again. */
export function fetchNavigation(navigationId: string): Promise<string> {
  const known = fetched.get(navigationId);
  if (known) return known;
  const request = requestNavigation(navigationId);
  fetched.set(navigationId, request);
  request.catch(() => fetched.delete(navigationId));
  return request;
}

/** Room that is kept between the current item and the edges of the scrolling area. */
const edgePixels = 96;

/** Scrolls the area, never the page, as far as it takes to show the item. */
function reveal(item: Element, area: Element): void {
  const itemBox = item.getBoundingClientRect();
  const areaBox = area.getBoundingClientRect();
  const above = itemBox.top - (areaBox.top + edgePixels);
  const below = itemBox.bottom - (areaBox.bottom - edgePixels);
  if (above < 0) area.scrollTop += above;
  else if (below > 0) area.scrollTop += below;
}

/** Marks the link to a page as the current one, opens the groups around it and scrolls `area` so that it is seen. */
export function showCurrentPage(tree: Element, pathname: string, area: Element): void {
  const links = [...tree.querySelectorAll('a')];
  const current = links.find((link) => link.getAttribute('href') === pathname);
  for (const link of links) {
    if (link !== current) link.removeAttribute('aria-current');
  }
  if (!current) return;
  current.setAttribute('aria-current', 'page');
  for (
    let group = current.closest('details');
    group;
    group = group.parentElement?.closest('details') ?? null
  ) {
    group.open = true;
  }
  reveal(current, area);
}

/** Puts a tree in the place of the one that is there, the current page marked. @param html from `fetchNavigation` */
export function replaceTree(tree: Element, html: string, pathname: string, area: Element): void {
  tree.innerHTML = html;
  showCurrentPage(tree, pathname, area);
}

/** Whether the page's HTML has only a part of its tree, in which the current page is not. */
export function isCurrentLeftOut(tree: Element): boolean {
  return (
    !tree.querySelector('a[aria-current]') && tree.querySelector(`[${foldedAttribute}]`) !== null
  );
}

/** The group that a `toggle` event has opened, if its pages are not in the HTML. */
export function toOpenedLeftOut({ target }: Event): HTMLDetailsElement | null {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return null;
  return target.hasAttribute(foldedAttribute) ? target : null;
}

const toTitle = (group: Element) => group.querySelector('summary')?.textContent;

/** Opens the group of the same name in a tree that has taken the place of the one with `group`; the focus stays on it. */
export function reopen(tree: Element, group: HTMLDetailsElement, hadFocus: boolean): void {
  const title = toTitle(group);
  const same = [...tree.querySelectorAll('details')].find((other) => toTitle(other) === title);
  if (!same) return;
  same.open = true;
  if (hadFocus) same.querySelector('summary')?.focus({ preventScroll: true });
}

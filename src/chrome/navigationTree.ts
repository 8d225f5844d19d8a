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

/**
 * Scrolls `area`, never the page, as far as it takes to show the current page. A closed drawer is not laid out and stays as it
 * is; it is scrolled when it opens.
 */
export function revealCurrentPage(area: Element): void {
  const item = area.querySelector('[aria-current="page"]');
  if (!item || getComputedStyle(area).visibility === 'hidden') return;
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
  revealCurrentPage(area);
}

/** Whether the current page is in a group that the tree has without its links. */
export function isCurrentLeftOut(tree: Element): boolean {
  return (
    !tree.querySelector('a[aria-current]') && tree.querySelector(`[${foldedAttribute}]`) !== null
  );
}

/** Whether an event in the tree is about a group whose links are not there. */
export function isAboutLeftOut({ target }: Event): boolean {
  return target instanceof Element && target.closest(`[${foldedAttribute}]`) !== null;
}

/** Which child of which child of `tree` an element is. */
function toPath(tree: Element, element: Element): number[] {
  const path: number[] = [];
  let child = element;
  for (let parent = child.parentElement; parent && child !== tree; parent = child.parentElement) {
    path.unshift([...parent.children].indexOf(child));
    child = parent;
  }
  return path;
}

/**
 * Puts the links of the groups in that have none. Everything else stays as it is: what is open, where the focus is.
 * @param html of the whole tree, from `fetchNavigation`
 */
export function fillLeftOut(tree: Element, html: string): void {
  const groups = [...tree.querySelectorAll(`[${foldedAttribute}]`)].map((group) => ({
    group,
    path: toPath(tree, group),
  }));
  // Each event before the answer came asks for them once more.
  if (groups.length === 0) return;
  const whole = document.createElement('div');
  whole.innerHTML = html;
  for (const { group, path } of groups) {
    const same = path.reduce<Element | undefined>(
      (parent, index) => parent?.children[index],
      whole,
    );
    const list = same?.querySelector(':scope > ul');
    // A deploy in between may have moved the group: its link stays.
    if (!same || !list || toTitle(same) !== toTitle(group)) continue;
    group.querySelector(':scope > ul')?.replaceWith(list);
    group.removeAttribute(foldedAttribute);
  }
}

function toTitle(group: Element): string | null | undefined {
  return group.querySelector('summary')?.textContent;
}

import { escapeHtml } from './escapeHtml';
import type { NavigationItem } from './navigation';
import { nameWordStart } from './nameWordStart';

/** Words of the chips behind an item. */
export interface NavigationLabels {
  planned: string;
  unstable: string;
  newFeature: string;
  legacy: string;
  pro: string;
  premium: string;
  /** Behind `pro` and `premium`, for assistive technology: `Pro plan`. */
  plan: string;
  /** Behind a page that is not written yet. */
  unwritten: string;
  /** Behind a link that leaves the site. */
  external: string;
  /** Link to the first page of a group whose other links are not in the page. */
  groupPages: string;
}

/** Attribute of a group whose pages are only in the file of the tree. */
export const foldedAttribute = 'data-folded';

function toHidden(text: string): string {
  return `<span class="visually-hidden"> ${escapeHtml(text)}</span>`;
}

function toChip(kind: string, text: string, hidden = ''): string {
  return ` <span class="nav-chip nav-chip-${kind}">${escapeHtml(text)}${hidden && toHidden(hidden)}</span>`;
}

function toChips(item: NavigationItem, labels: NavigationLabels): string {
  let html = '';
  if (item.planned) html += toChip('planned', labels.planned);
  if (item.unstable) html += toChip('unstable', labels.unstable);
  if (item.newFeature) html += toChip('new', labels.newFeature);
  if (item.legacy) html += toChip('legacy', labels.legacy);
  if (item.plan) html += toChip(item.plan, labels[item.plan], labels.plan);
  return html;
}

/** From here on a name does not fit in a line of the deepest group. */
const longName = 20;

/** A title, with places to break a long name of code between its words: `GridColumnMenu` and `FilterItem`. */
function toTitle(title: string): string {
  const isLongName = title.length > longName && /^\w+$/.test(title);
  const html = isLongName ? title.split(nameWordStart).join('<wbr>') : escapeHtml(title);
  return `<span class="nav-title">${html}</span>`;
}

/** The site that a link leads to gets no hold of the window that it leaves, whatever else authors say of the link. */
function toLinkAttributes({ target, rel }: NavigationItem): string {
  const relations = new Set(['noopener', ...(rel?.match(/\S+/g) ?? [])]);
  const window = target === null ? '' : ` target="${escapeHtml(target)}"`;
  return `${window} rel="${escapeHtml([...relations].join(' '))}"`;
}

function hasPage(item: NavigationItem, pathname: string | null): boolean {
  if (pathname === null) return false;
  return item.children.length === 0
    ? item.pathname === pathname
    : item.children.some((child) => hasPage(child, pathname));
}

/** Address of the first page of this site in a group. */
function findFirstPage(item: NavigationItem): string | null {
  if (item.children.length === 0) return item.external ? null : item.href;
  for (const child of item.children) {
    const href = findFirstPage(child);
    if (href !== null) return href;
  }
  return null;
}

class NavigationHtml {
  constructor(
    private readonly current: string | null,
    private readonly labels: NavigationLabels,
  ) {}

  toList(items: readonly NavigationItem[]): string {
    return `<ul>${items.map((item) => `<li>${this.toItem(item)}</li>`).join('')}</ul>`;
  }

  private toItem(item: NavigationItem): string {
    if (item.children.length === 0) return this.toPage(item);
    const title = toTitle(item.title) + toChips(item, this.labels);
    const isOpen = hasPage(item, this.current);
    const first = findFirstPage(item);
    if (!item.subheader && !isOpen && this.current !== null && first !== null) {
      const link = `<a href="${escapeHtml(first)}">${escapeHtml(this.labels.groupPages)}</a>`;
      return `<details ${foldedAttribute}><summary>${title}</summary><ul><li>${link}</li></ul></details>`;
    }
    const list = this.toList(item.children);
    if (item.subheader) return `<div class="nav-subheader">${title}</div>${list}`;
    return `<details${isOpen ? ' open' : ''}><summary>${title}</summary>${list}</details>`;
  }

  private toPage(item: NavigationItem): string {
    const title = toTitle(item.title);
    const chips = toChips(item, this.labels);
    if (item.href === null) {
      const note = item.planned ? '' : toHidden(`(${this.labels.unwritten})`);
      return `<span class="nav-unwritten">${title}${note}${chips}</span>`;
    }
    const href = escapeHtml(item.href);
    if (item.external) {
      return `<a href="${href}"${toLinkAttributes(item)}>${title}${toHidden(`(${this.labels.external})`)}${chips}</a>`;
    }
    const current = item.pathname === this.current ? ' aria-current="page"' : '';
    return `<a href="${href}"${current}>${title}${chips}</a>`;
  }
}

/**
 * The side navigation as HTML: groups are `<details>`, of which those around the current page are open. A page has the links of
 * these only, so that its text comes with the first bytes; the others lead to their first page, which has their links, and the browser
 * fetches them when the reader points at one (src/chrome/navigationTree.ts).
 * @param currentPathname null for a tree that belongs to no page, such as the files that the browser fetches.
 */
export function toNavigationHtml(
  items: readonly NavigationItem[],
  currentPathname: string | null,
  labels: NavigationLabels,
): string {
  return new NavigationHtml(currentPathname, labels).toList(items);
}

/** Address of a side navigation for a browser that came from another one. */
export function toNavigationFilePathname(navigationId: string): string {
  return `/navigation/${navigationId}.html`;
}

import { escapeHtml } from './escapeHtml';
import type { NavigationItem } from './navigation';

/** Words of the chips behind an item. */
export interface NavigationLabels {
  planned: string;
  unstable: string;
  newFeature: string;
  pro: string;
  premium: string;
  /** Behind `pro` and `premium`, for assistive technology: `Pro plan`. */
  plan: string;
  /** Behind a page that is not written yet. */
  unwritten: string;
  /** Behind a link that leaves the site. */
  external: string;
  /** Link to the site map in a group that is not in the page. */
  allPages: string;
}

/** A tree with more items is not in each of its pages as a whole: at thousands it would be most of their HTML. */
const wholeTreeItems = 600;

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
  if (item.plan) html += toChip(item.plan, labels[item.plan], labels.plan);
  return html;
}

function hasPage(item: NavigationItem, pathname: string | null): boolean {
  if (pathname === null) return false;
  return item.children.length === 0
    ? item.pathname === pathname
    : item.children.some((child) => hasPage(child, pathname));
}

function countItems(items: readonly NavigationItem[]): number {
  return items.reduce((count, { children }) => count + 1 + countItems(children), 0);
}

class NavigationHtml {
  constructor(
    private readonly current: string | null,
    private readonly labels: NavigationLabels,
    private readonly leavesOutOthers: boolean,
  ) {}

  toList(items: readonly NavigationItem[]): string {
    return `<ul>${items.map((item) => `<li>${this.toItem(item)}</li>`).join('')}</ul>`;
  }

  private toItem(item: NavigationItem): string {
    if (item.children.length === 0) return this.toPage(item);
    const title = `<span class="nav-title">${escapeHtml(item.title)}</span>${toChips(item, this.labels)}`;
    const isOpen = hasPage(item, this.current);
    if (!item.subheader && !isOpen && this.leavesOutOthers) {
      const link = `<a href="/site-map/">${escapeHtml(this.labels.allPages)}</a>`;
      return `<details ${foldedAttribute}><summary>${title}</summary><ul><li>${link}</li></ul></details>`;
    }
    const list = this.toList(item.children);
    if (item.subheader) return `<div class="nav-subheader">${title}</div>${list}`;
    return `<details${isOpen ? ' open' : ''}><summary>${title}</summary>${list}</details>`;
  }

  private toPage(item: NavigationItem): string {
    const title = `<span class="nav-title">${escapeHtml(item.title)}</span>`;
    const chips = toChips(item, this.labels);
    if (item.href === null) {
      const note = item.planned ? '' : toHidden(`(${this.labels.unwritten})`);
      return `<span class="nav-unwritten">${title}${note}${chips}</span>`;
    }
    const href = escapeHtml(item.href);
    if (item.external) {
      return `<a href="${href}" rel="noopener">${title}${toHidden(`(${this.labels.external})`)}${chips}</a>`;
    }
    const current = item.pathname === this.current ? ' aria-current="page"' : '';
    return `<a href="${href}"${current}>${title}${chips}</a>`;
  }
}

/**
 * The side navigation as HTML: groups are `<details>`, of which those around the current page are open. In a page of a large tree
 * the others lead to the site map; the browser fetches them when they are opened (src/chrome/navigationTree.ts).
 * @param currentPathname null for a tree that belongs to no page, such as the files that the browser fetches.
 */
export function toNavigationHtml(
  items: readonly NavigationItem[],
  currentPathname: string | null,
  labels: NavigationLabels,
): string {
  const leavesOutOthers = currentPathname !== null && countItems(items) > wholeTreeItems;
  return new NavigationHtml(currentPathname, labels, leavesOutOthers).toList(items);
}

/** Address of a side navigation for a browser that came from another one. */
export function toNavigationFilePathname(navigationId: string): string {
  return `/navigation/${navigationId}.html`;
}

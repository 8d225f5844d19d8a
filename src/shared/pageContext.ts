import type { Breadcrumb, PageLink } from './navigation';

export interface LastUpdated {
  /** ISO date. */
  date: string;
  /** As readers write it. Browsers need a long moment before they can say it, see docs/performance.md. */
  text: string;
}

/** What the build says to the frame about a page; `pageContext` of every page that is made from content. */
export interface PageContext {
  pathname: string;
  /** Product id; null for pages about the site. */
  product: string | null;
  productName: string | null;
  /** Documented version of the product. */
  version: string | null;
  /** Which side navigation is shown. */
  navigationId: string;
  breadcrumbs: Breadcrumb[];
  previous: PageLink | null;
  next: PageLink | null;
  /** Source file from the repository root; null for generated pages. */
  editPath: string | null;
  /** Date of the last commit; null when unknown. */
  lastUpdated: LastUpdated | null;
}

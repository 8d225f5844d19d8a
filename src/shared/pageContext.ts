import type { Breadcrumb, PageLink } from './navigation';

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
  /** ISO date of the last commit; null when unknown. */
  lastUpdated: string | null;
}

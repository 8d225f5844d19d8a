/** An entry of a side navigation as it is shown. */
export interface NavigationItem {
  title: string;
  /** With trailing slash; for groups a name among the pathnames. */
  pathname: string;
  /** Where it leads; null for groups and for pages that are not written yet. */
  href: string | null;
  /** A heading above its children, which does not fold. */
  subheader: boolean;
  plan: 'pro' | 'premium' | null;
  planned: boolean;
  unstable: boolean;
  newFeature: boolean;
  legacy: boolean;
  /** Leaves the site. */
  external: boolean;
  /** Window and relation of a link that leaves the site, as authors want them; null otherwise. */
  target: string | null;
  rel: string | null;
  children: NavigationItem[];
}

/** A step from the product to a page; groups have no page of their own. */
export interface Breadcrumb {
  title: string;
  pathname: string | null;
}

export interface PageLink {
  title: string;
  pathname: string;
}

/** Trees by navigation id, as the build hands them to server rendering. */
export type NavigationTrees = Readonly<Record<string, NavigationItem[]>>;

import type { Node } from 'gatsby';
import type { ApiReferenceData } from '../../shared/apiReference';
import type { HeadingData } from '../../shared/content';
import type { NavigationInput } from '../content/parseNavigation';
import type { InstalledProduct } from '../content/readProducts';
import type { ContentError } from '../errors';
import { sortByNavigation } from './sortByNavigation';

export interface Mention {
  kind: string;
  value: string;
  line: number;
}

export interface DocsPageNode {
  id: string;
  pathname: string;
  product: string | null;
  title: string;
  description: string;
  components: string[];
  hooks: string[];
  githubLabel: string | null;
  keywords: string[];
  unlisted: boolean;
  headings: HeadingData[];
  markdown: string;
  mentions: Mention[];
  sourceFile: string;
}

export interface BlogPostNode {
  id: string;
  pathname: string;
  title: string;
  description: string;
  date: string;
  authors: string[];
  tags: string[];
  headings: HeadingData[];
  markdown: string;
  mentions: Mention[];
  sourceFile: string;
}

export interface NavigationNode {
  navigationId: string;
  items: NavigationInput[];
  sourceFile: string;
}

export interface ProductNode extends Omit<InstalledProduct, 'id' | 'home' | 'navigation'> {
  productId: string;
  position: number;
  homePathname: string;
  navigationId: string;
}

/** An API reference with the id of its node. */
export interface ApiReferenceNode extends ApiReferenceData {
  id: string;
}

/** What twins and checks need of a demo. */
export interface DemoNode {
  name: string;
  docsPagePathname: string;
  variants: { codeVariant: string; codeStyling: string; filename: string; code: string }[];
}

/** All nodes that pages are made from. */
export interface SiteContent {
  docsPages: DocsPageNode[];
  blogPosts: BlogPostNode[];
  navigations: NavigationNode[];
  products: ProductNode[];
  apiReferences: ApiReferenceNode[];
  demos: DemoNode[];
  problems: ContentError[];
}

/** Pages of `src/pages`, which Gatsby makes by itself. */
export const fixedPathnames: readonly string[] = [
  '/',
  '/blog/',
  '/versions/',
  '/production-error/',
  '/site-map/',
  '/offline/',
  '/404/',
];

/** Reads every node of ours from Gatsby's store, docs pages in reading order; their shapes are those that our own code created. */
export function readSiteContent(getNodesByType: (type: string) => Node[]): SiteContent {
  const read = <T>(type: string) => getNodesByType(type) as unknown as T[];
  const products = read<ProductNode>('Product').sort((a, b) => a.position - b.position);
  const ids = [...new Set(products.map(({ navigationId }) => navigationId))];
  const navigations = read<NavigationNode>('Navigation').sort(
    (a, b) => ids.indexOf(a.navigationId) - ids.indexOf(b.navigationId),
  );
  return {
    docsPages: sortByNavigation(read<DocsPageNode>('DocsPage'), navigations),
    blogPosts: read<BlogPostNode>('BlogPost'),
    navigations,
    products,
    apiReferences: read<ApiReferenceNode>('ApiReference'),
    demos: read<DemoNode>('Demo'),
    problems: read<{ file: string; line: number | null; message: string }>('ContentProblem').map(
      ({ file, line, message }) => ({ file, message, ...(line === null ? {} : { line }) }),
    ),
  };
}

const knownPathnames = new WeakMap<SiteContent, ReadonlySet<string>>();

/** Every pathname that the site answers; made once for a site, since every page asks. */
export function toPathnames(site: SiteContent): ReadonlySet<string> {
  const known = knownPathnames.get(site);
  if (known) return known;
  const pathnames = new Set([
    ...fixedPathnames,
    ...site.docsPages.map(({ pathname }) => pathname),
    ...site.blogPosts.map(({ pathname }) => pathname),
    ...site.apiReferences.map(({ pathname }) => pathname),
  ]);
  knownPathnames.set(site, pathnames);
  return pathnames;
}

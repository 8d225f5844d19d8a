import { parseNavigation } from '../../src/node/content/parseNavigation';
import type {
  DocsPageNode,
  NavigationNode,
  ProductNode,
  SiteContent,
} from '../../src/node/site/siteContent';

/** A page with every field, for tests that look at a few. */
export function docsPage(pathname: string, more: Partial<DocsPageNode> = {}): DocsPageNode {
  return {
    id: pathname,
    pathname,
    product: 'material-ui',
    title: 'Title',
    description: '',
    components: [],
    hooks: [],
    githubLabel: null,
    keywords: [],
    unlisted: false,
    headings: [],
    markdown: '',
    mentions: [],
    sourceFile: `content${pathname}index.mdx`,
    ...more,
  };
}

/** The side navigation of a folder of content/, from the text of its file. */
export function navigation(folder: string, yaml: string): NavigationNode {
  const sourceFile = `content/${folder}/navigation.yml`;
  const navigationId = folder.replaceAll('/', '-');
  return { navigationId, sourceFile, items: parseNavigation(yaml, sourceFile) };
}

/** The product of a folder of content/, at the first line of products.yml. */
export function product(productId: string, more: Partial<ProductNode> = {}): ProductNode {
  return {
    productId,
    line: 1,
    position: 0,
    name: productId,
    category: 'core',
    prefix: `/${productId}/`,
    homePathname: `/${productId}/`,
    navigationId: productId,
    description: '',
    version: '5.14.18',
    starts: { guides: [], components: [] },
    packages: [],
    olderVersions: [],
    ...more,
  };
}

/** A site of some nodes and no others. */
export function site(more: Partial<SiteContent>): SiteContent {
  return {
    docsPages: [],
    blogPosts: [],
    navigations: [],
    products: [],
    apiReferences: [],
    demos: [],
    problems: [],
    ...more,
  };
}

import {
  toApiAnchor,
  type ApiProp,
  type ApiReferenceData,
  type AnchorSection,
} from '../../shared/apiReference';
import type { SearchDocument, SearchPart, SearchProduct } from '../../shared/searchIndex';
import { isListed } from '../output/isListed';
import type { BlogPostNode, DocsPageNode, ProductNode } from '../site/siteContent';
import { toMarkdownSections } from './toMarkdownSections';

type DocsPageSource = Pick<
  DocsPageNode,
  | 'pathname'
  | 'product'
  | 'title'
  | 'description'
  | 'components'
  | 'hooks'
  | 'keywords'
  | 'headings'
  | 'markdown'
  | 'unlisted'
>;
type BlogPostSource = Pick<
  BlogPostNode,
  'pathname' | 'title' | 'description' | 'tags' | 'headings' | 'markdown'
>;
type ApiReferenceSource = Pick<
  ApiReferenceData,
  | 'pathname'
  | 'product'
  | 'name'
  | 'description'
  | 'themeName'
  | 'props'
  | 'parameters'
  | 'returns'
  | 'slots'
  | 'classes'
  | 'cssVariables'
>;

/** Nodes of the site, as far as the index is made from them. */
export interface SearchSources {
  docsPages: readonly DocsPageSource[];
  blogPosts: readonly BlogPostSource[];
  apiReferences: readonly ApiReferenceSource[];
}

function fromDocsPage(page: DocsPageSource): SearchDocument {
  const { text, parts } = toMarkdownSections(page.markdown, page.headings);
  return {
    kind: 'page',
    pathname: page.pathname,
    product: page.product,
    title: page.title,
    components: [...page.components, ...page.hooks],
    keywords: page.keywords,
    text: `${page.description}\n${text}`,
    parts,
  };
}

function fromBlogPost(post: BlogPostSource): SearchDocument {
  const { text, parts } = toMarkdownSections(post.markdown, post.headings);
  return {
    kind: 'blog',
    pathname: post.pathname,
    product: null,
    title: post.title,
    components: [],
    keywords: post.tags,
    text: `${post.description}\n${text}`,
    parts,
  };
}

function fromApiReference(api: ApiReferenceSource): SearchDocument {
  const toParts = (section: AnchorSection, items: readonly ApiProp[]): SearchPart[] =>
    items.map(({ name, description }) => ({
      id: toApiAnchor(api.name, section, name),
      name,
      text: description,
    }));
  const parts = [
    ...toParts('prop', api.props),
    ...toParts('parameter', api.parameters),
    ...toParts('return', api.returns),
  ];
  // A name that a hook takes and gives back is one place to go to.
  const byName = new Map(parts.reverse().map((part) => [part.name, part]));
  return {
    kind: 'api',
    pathname: api.pathname,
    product: api.product,
    title: api.name,
    components: [],
    keywords: api.themeName && api.themeName !== api.name ? [api.themeName] : [],
    text: [
      api.description,
      ...api.slots.map(
        ({ name, className, description }) => `${name} ${className ?? ''} ${description}`,
      ),
      ...api.classes.map(({ className, description }) => `${className} ${description}`),
      ...api.cssVariables.map(({ name }) => name),
    ].join('\n'),
    parts: [...byName.values()],
  };
}

/** What of the site's nodes can be found. Pages that stand in no navigation on purpose are left out, and those for authors. */
export function toSearchDocuments({
  docsPages,
  blogPosts,
  apiReferences,
}: SearchSources): SearchDocument[] {
  return [
    ...docsPages
      .filter(({ unlisted, pathname }) => !unlisted && isListed(pathname))
      .map(fromDocsPage),
    ...apiReferences.map(fromApiReference),
    ...blogPosts.map(fromBlogPost),
  ];
}

/** Products as results are grouped by them, in the order of products.yml. */
export function toSearchProducts(products: readonly ProductNode[]): SearchProduct[] {
  const toPathnames = (pages: readonly { pathname: string }[]) =>
    pages.map(({ pathname }) => pathname);
  return products.map(({ productId, name, homePathname, starts }) => ({
    id: productId,
    name,
    home: homePathname,
    guides: toPathnames(starts.guides),
    components: toPathnames(starts.components),
  }));
}

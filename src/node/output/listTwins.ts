import { toApiDescription } from '../../shared/toApiDescription';
import type { Translate } from '../../shared/translate';
import { sortReferences } from '../api-reference/sortReferences';
import { toApiLinks } from '../pages/toApiLinks';
import { toDemoPages } from '../pages/toDemoPages';
import { findReference } from '../site/findReference';
import { groupDemos } from '../site/groupDemos';
import type { SiteContent } from '../site/siteContent';
import type { PlainTwin } from './plain-twins/plainTwin';
import { toApiMarkdown } from './toApiMarkdown';
import type { LlmsPage } from './toLlmsTxt';
import { toMarkdownTwin } from './toMarkdownTwin';
import type { ToolMarkdown } from './toToolMarkdown';

/** A page as Markdown. */
export interface Twin extends LlmsPage {
  kind: 'site' | 'docs' | 'blog' | 'api';
  product: string | null;
  text: string;
}

function listDocs(site: SiteContent, tools: ToolMarkdown): Twin[] {
  const demos = groupDemos(site.demos);
  return site.docsPages.map((page) => {
    const { pathname, title, description, product } = page;
    const text = toMarkdownTwin(page, {
      product,
      demos: demos.get(pathname) ?? [],
      findReference: (name: string) => findReference(site, product, name),
      apiLinks: toApiLinks(site, page),
      tools,
    });
    return { kind: 'docs', pathname, title, description, product, text };
  });
}

function listPosts(site: SiteContent, tools: ToolMarkdown): Twin[] {
  return site.blogPosts.map((post) => {
    const { pathname, title, description } = post;
    const text = toMarkdownTwin(post, {
      product: null,
      demos: [],
      findReference: () => undefined,
      apiLinks: [],
      tools,
    });
    return { kind: 'blog', pathname, title, description, product: null, text };
  });
}

function listReferences(site: SiteContent, translate: Translate): Twin[] {
  const demoPages = toDemoPages(site);
  return sortReferences(site.apiReferences).map((api) => ({
    kind: 'api',
    pathname: api.pathname,
    title: `${api.name} API`,
    description: toApiDescription(api),
    product: api.product,
    text: toApiMarkdown(api, demoPages.get(api) ?? [], translate),
  }));
}

/** Every page as Markdown, those about the site first; docs and API pages in the order of the side navigation. */
export function listTwins(
  site: SiteContent,
  plainTwins: readonly PlainTwin[],
  tools: ToolMarkdown,
  translate: Translate,
): Twin[] {
  return [
    ...plainTwins.map((twin): Twin => ({ ...twin, kind: 'site', product: null })),
    ...listDocs(site, tools),
    ...listPosts(site, tools),
    ...listReferences(site, translate),
  ];
}

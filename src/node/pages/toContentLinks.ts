import { toApiAnchor } from '../../shared/apiReference';
import type { PageLink } from '../../shared/navigation';
import { toBareAddress } from '../../shared/pathname';
import { parseNames } from '../checks/nameNotation';
import { findReference } from '../site/findReference';
import {
  toPathnames,
  type DocsPageNode,
  type BlogPostNode,
  type SiteContent,
} from '../site/siteContent';
import { toApiLinks } from './toApiLinks';

/** How the links and inline code of one page are to be written; arguments of its `content` field. */
export interface ContentLinks {
  /** Internal links whose page is not written yet: shown as text. */
  plainLinks: string[];
  /** Inline code that names a prop → address of the prop. */
  codeLinks: Record<string, string>;
  /** To the API pages of what the page is about: shown behind the text. */
  apiLinks: PageLink[];
}

function toCodeHref(
  site: SiteContent,
  page: { product: string | null },
  code: string,
): string | null {
  const names = parseNames(code);
  const named = names.find(({ kind }) => kind === 'prop') ?? names[0];
  if (named?.kind !== 'prop' && named?.kind !== 'component') return null;
  const reference = findReference(site, page.product, named.component);
  if (!reference || named.kind === 'component') return reference?.pathname ?? null;
  const rows = [...reference.props, ...reference.inheritedProps];
  return rows.some(({ name }) => name === named.prop)
    ? `${reference.pathname}#${toApiAnchor(named.component, 'prop', named.prop)}`
    : null;
}

/** Looks up in the site what one page mentions. */
export function toContentLinks(site: SiteContent, page: DocsPageNode | BlogPostNode): ContentLinks {
  const pathnames = toPathnames(site);
  const apiLinks = 'components' in page ? toApiLinks(site, page) : [];
  const links: ContentLinks = { plainLinks: [], codeLinks: {}, apiLinks };
  const owner = { product: 'product' in page ? page.product : null };
  for (const { kind, value } of page.mentions) {
    if (kind === 'link' && value.startsWith('/')) {
      const pathname = toBareAddress(value);
      if (pathname.endsWith('/') && !pathnames.has(pathname)) links.plainLinks.push(value);
    } else if (kind === 'inlineCode') {
      const href = toCodeHref(site, owner, value);
      if (href) links.codeLinks[value] = href;
    }
  }
  return links;
}

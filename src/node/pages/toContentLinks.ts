import { toApiAnchor } from '../../shared/apiReference';
import { toPathnames, type DocsPageNode, type BlogPostNode, type SiteContent } from './siteContent';
import { findReference } from './findReference';

/** How the links and inline code of one page are to be written; arguments of its `content` field. */
export interface ContentLinks {
  /** Internal links whose page is not written yet: shown as text. */
  plainLinks: string[];
  /** Inline code that names a prop → address of the prop. */
  codeLinks: Record<string, string>;
}

const propNotations = [/^<([A-Z]\w*) (\w[\w-]*)>$/, /^([A-Z]\w*)\.(\w+)$/];
const componentNotation = /^<([A-Z]\w*)(?: \/)?>$/;

/** Component and prop that inline code names in the site's notation, `<Button variant>` or `Button.variant`. */
export function parsePropNotation(code: string): { component: string; prop: string } | null {
  for (const notation of propNotations) {
    const [, component, prop] = notation.exec(code) ?? [];
    if (component && prop) return { component, prop };
  }
  return null;
}

function toCodeHref(
  site: SiteContent,
  page: { product: string | null },
  code: string,
): string | null {
  const notation = parsePropNotation(code);
  if (notation) {
    const reference = findReference(site, page.product, notation.component);
    const hasProp = reference?.props.some(({ name }) => name === notation.prop);
    return reference && hasProp
      ? `${reference.pathname}#${toApiAnchor(notation.component, 'prop', notation.prop)}`
      : null;
  }
  const component = componentNotation.exec(code)?.[1];
  return component ? (findReference(site, page.product, component)?.pathname ?? null) : null;
}

export function toContentLinks(site: SiteContent, page: DocsPageNode | BlogPostNode): ContentLinks {
  const pathnames = toPathnames(site);
  const links: ContentLinks = { plainLinks: [], codeLinks: {} };
  const owner = { product: 'product' in page ? page.product : null };
  for (const { kind, value } of page.mentions) {
    if (kind === 'link' && value.startsWith('/')) {
      const pathname = value.replace(/[?#].*$/s, '');
      if (pathname.endsWith('/') && !pathnames.has(pathname)) links.plainLinks.push(value);
    } else if (kind === 'inlineCode') {
      const href = toCodeHref(site, owner, value);
      if (href) links.codeLinks[value] = href;
    }
  }
  return links;
}

import { html, svg } from 'property-information';
import type { ContentError } from '../errors';
import { findReference } from '../pages/findReference';
import type { DocsPageNode, SiteContent } from '../pages/siteContent';
import { parseNames } from './nameNotation';
import { suggest } from './suggest';

/** What React takes on every element, and what stands for handlers and metadata. */
const always =
  /^(?:key|ref|children|className|style|dangerouslySetInnerHTML|on[A-Z]\w*|(?:aria|data)-.+)$/;

/** Whether HTML or SVG has such an attribute, which a component may hand on to its element. */
function isAttribute(name: string): boolean {
  return (
    always.test(name) ||
    [html, svg].some(({ normal }) => name.toLowerCase() in normal) ||
    /^default(?:Value|Checked)$/.test(name)
  );
}

/**
 * Props of documented components that inline code names, `<Button variant>` or `Button.variant`, and that do not exist. The
 * verification asks the compiler in the cases that are left open here: attributes that only some elements have.
 */
export function checkNamedProps(site: SiteContent, page: DocsPageNode): ContentError[] {
  return page.mentions.flatMap(({ kind, value, line }): ContentError[] => {
    if (kind !== 'inlineCode') return [];
    return parseNames(value).flatMap((named): ContentError[] => {
      if (named.kind !== 'prop' || named.handedOn || isAttribute(named.prop)) return [];
      const reference = findReference(site, page.product, named.component);
      if (!reference) return [];
      const members = [
        ...reference.props,
        ...reference.inheritedProps,
        ...reference.parameters,
        ...reference.returns,
      ].map(({ name }) => name);
      if (members.includes(named.prop) || reference.takesSystemProps) return [];
      const message = `"${named.component}" has no prop "${named.prop}".${suggest(named.prop, members)} Name one of its API page.`;
      return [{ file: page.sourceFile, line, message }];
    });
  });
}

import systemProps from '@mui/system/styleFunctionSx/defaultSxConfig';
import { html, svg } from 'property-information';
import type { ContentError } from '../errors';
import { findReference } from '../site/findReference';
import type { ApiReferenceNode, DocsPageNode, SiteContent } from '../site/siteContent';
import { suggest } from '../suggest';
import { parseNames } from './nameNotation';
import { toMemberNames } from './toMemberNames';

/** What React takes on every element, and what stands for metadata. */
const always = /^(?:key|ref|children|className|style|dangerouslySetInnerHTML|(?:aria|data)-.+)$/;

/** Whether HTML or SVG has such an attribute, which a component may hand on to its element. */
function isAttribute(name: string): boolean {
  // React has handlers for the way down as well.
  const attribute = name.toLowerCase().replace(/^(on.+)capture$/, '$1');
  return (
    always.test(name) ||
    [html, svg].some(({ normal }) => attribute in normal) ||
    /^default(?:Value|Checked)$/.test(name)
  );
}

/** Handlers of events that the properties of HTML above do not list, such as those of pointers; a mistyped one is like one that is listed. */
function isOtherHandler(name: string, members: readonly string[]): boolean {
  return /^on[A-Z]/.test(name) && suggest(name, members) === '';
}

/** What components with system props take besides their own. */
function isSystemProp({ takesSystemProps }: ApiReferenceNode, name: string): boolean {
  return takesSystemProps && Object.hasOwn(systemProps, name);
}

/** A page, or a post, which has no product. */
type NamingPage = Pick<DocsPageNode, 'mentions' | 'product' | 'sourceFile'>;

/**
 * Props of documented components that inline code names, `<Button variant>` or `Button.variant`, and that do not exist. The
 * verification asks the compiler in the cases that are left open here: attributes that only some elements have.
 */
export function checkNamedProps(site: SiteContent, page: NamingPage): ContentError[] {
  return page.mentions.flatMap(({ kind, value, line }): ContentError[] => {
    if (kind !== 'inlineCode') return [];
    return parseNames(value).flatMap((named): ContentError[] => {
      if (named.kind !== 'prop' || named.handedOn || isAttribute(named.prop)) return [];
      const reference = findReference(site, page.product, named.component);
      if (!reference) return [];
      const members = toMemberNames(reference);
      if (members.includes(named.prop) || isSystemProp(reference, named.prop)) return [];
      if (isOtherHandler(named.prop, members)) return [];
      const message = `"${named.component}" has no prop "${named.prop}".${suggest(named.prop, members)} Name one of its API page.`;
      return [{ file: page.sourceFile, line, message }];
    });
  });
}

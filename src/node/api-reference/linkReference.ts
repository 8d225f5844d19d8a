import type { ApiProp, ApiReferenceData } from '../../shared/apiReference';
import { escapeHtml } from '../../shared/escapeHtml';
import { breakLongNames } from '../mdx/breakLongNames';
import type { PreparedReference } from './prepareReference';
import { findBareLinks } from './renderMarkdown';
import type { LinkTarget } from './siteLinks';

/** Where a reference stands on this site. */
export interface ReferencePlace {
  product: string;
  pathname: string;
  packageName: string;
  packageVersion: string;
}

/** Pathname of the page about a named type of a package; `null` where it has none. */
export type TypePage = (packageName: string, typeName: string) => string | null;

function linkHtml(html: string, toTarget: LinkTarget): string {
  return html.replace(
    // An address that stands for itself is also its own text.
    /(<a href=")([^"]*)("[^>]*>)(\2(?=<\/a>))?/g,
    (_, before: string, href: string, after: string, text: string | undefined) => {
      const target = toTarget(href.replace(/&#x26;|&amp;/g, '&'));
      return `${before}${escapeHtml(target)}${after}${text ? escapeHtml(target) : ''}`;
    },
  );
}

/** `https://…` of a page of this site as `[/…/](/…/)`: Markdown knows only whole addresses as links without a text. */
function linkBareAddresses(markdown: string, toTarget: LinkTarget): string {
  return findBareLinks(markdown).reduceRight((text, { href, start, end }) => {
    const target = toTarget(href);
    if (!target.startsWith('/')) return text;
    return `${text.slice(0, start)}[${target}](${target})${text.slice(end)}`;
  }, markdown);
}

function linkMarkdown(markdown: string, toTarget: LinkTarget): string {
  return linkBareAddresses(markdown, toTarget).replace(
    /(\]\()([^)\s]+)(\))/g,
    (_, before: string, href: string, after: string) => `${before}${toTarget(href)}${after}`,
  );
}

/** Wraps the names of types that have a page in links; other tokens stay. */
function linkTypes(html: string, pages: ReadonlyMap<string, string>): string {
  return html.replace(/<span class="t-n">(\w+)<\/span>/g, (token, name: string) => {
    const pathname = pages.get(name);
    return pathname ? `<a href="${pathname}">${token}</a>` : token;
  });
}

/**
 * Puts a prepared reference in its place: product and address, links into this site, links from types to their pages.
 */
export function linkReference(
  prepared: PreparedReference,
  place: ReferencePlace,
  toTarget: LinkTarget,
  findTypePage: TypePage,
): ApiReferenceData {
  const { data, typeReferences } = prepared;
  const pages = new Map(
    Object.entries(typeReferences).flatMap(([name, owner]): [string, string][] => {
      const page = findTypePage(owner, name);
      return page && page !== place.pathname ? [[name, page]] : [];
    }),
  );
  const linkText = <T extends { description: string; descriptionHtml: string }>(value: T): T => ({
    ...value,
    description: linkMarkdown(value.description, toTarget),
    descriptionHtml: linkHtml(value.descriptionHtml, toTarget),
  });
  const linkReason = (html: string | null) => html && linkHtml(html, toTarget);
  const linkProp = (prop: ApiProp): ApiProp => ({
    ...linkText(prop),
    typeHtml: breakLongNames(linkTypes(prop.typeHtml, pages)),
    typeNoteHtml: prop.typeNoteHtml && breakLongNames(prop.typeNoteHtml),
    deprecatedHtml: linkReason(prop.deprecatedHtml),
    signature: prop.signature && {
      parameters: prop.signature.parameters.map((value) => ({
        ...value,
        descriptionHtml: linkHtml(value.descriptionHtml, toTarget),
      })),
      returns: prop.signature.returns && {
        ...prop.signature.returns,
        descriptionHtml: linkHtml(prop.signature.returns.descriptionHtml, toTarget),
      },
    },
  });
  return {
    key: `${place.product}/${data.name}`,
    ...place,
    ...linkText(data),
    deprecatedHtml: linkReason(data.deprecatedHtml),
    props: data.props.map(linkProp),
    inheritedProps: data.inheritedProps.map(linkProp),
    parameters: data.parameters.map(linkProp),
    returns: data.returns.map(linkProp),
    callSignatureHtml: data.callSignatureHtml && linkTypes(data.callSignatureHtml, pages),
    slots: data.slots.map(linkText),
    classes: data.classes.map(linkText),
    inherits: data.inherits && {
      name: data.inherits.name,
      href: toTarget(data.inherits.href),
    },
  };
}

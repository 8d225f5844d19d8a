import { toBareAddress } from '../../shared/pathname';
import type { UnwrittenPage } from '../content/readUnwritten';
import { walkNavigation } from '../content/walkNavigation';
import type { ContentError } from '../errors';
import type { SiteContent } from '../site/siteContent';
import { checkApiHeading } from './checkApiHeading';
import { checkMentions, checkOwnMentions } from './checkMentions';
import { checkNavigation } from './checkNavigation';
import { checkPathnames } from './checkPathnames';
import { checkProducts } from './checkProducts';
import { checkUnwritten } from './checkUnwritten';

/** Whether products or references could not be read: nearly every page names some, and the reason is said already. */
function lacksReferences({ products, apiReferences, problems }: SiteContent): boolean {
  return problems.length > 0 && (products.length === 0 || apiReferences.length === 0);
}

/** Pathnames of pages and posts with mistakes, which may have kept them from being read: what leads there is no other mistake. */
function listUnread({ problems }: SiteContent): string[] {
  return problems
    .flatMap(({ file }) => /^content(\/.+\/)index\.mdx$/.exec(file)?.[1] ?? [])
    .map((folder) => folder.replace(/^\/blog\/\d{4}-\d{2}-\d{2}-/, '/blog/'));
}

/** Pathnames of API pages that navigation and links name, which are taken to exist where no reference could be read. */
function listApiPathnames({ navigations, docsPages, blogPosts }: SiteContent): string[] {
  const items = navigations.flatMap(({ items }) => [...walkNavigation(items)]);
  const links = [...docsPages, ...blogPosts].flatMap(({ mentions }) =>
    mentions.filter(({ kind }) => kind === 'link').map(({ value }) => toBareAddress(value)),
  );
  return [...items.map(({ pathname }) => pathname), ...links].filter((pathname) =>
    pathname.includes('/api/'),
  );
}

/**
 * The rules across files that every build asks; with the mistakes that parsing found.
 * @param leftOut pathnames of pages that are written, but not read this time.
 */
export function checkContent(
  site: SiteContent,
  unwritten: readonly UnwrittenPage[],
  leftOut: readonly string[] = [],
): ContentError[] {
  const isPartial = lacksReferences(site);
  const expected = [
    ...unwritten.map(({ pathname }) => pathname),
    ...leftOut,
    ...listUnread(site),
    ...(isPartial ? listApiPathnames(site) : []),
  ];
  return [
    ...site.problems,
    ...checkPathnames(site),
    ...checkApiHeading(site),
    ...(isPartial ? [] : checkProducts(site, expected)),
    ...checkNavigation(site, expected),
    ...checkUnwritten(site, unwritten),
    ...(isPartial ? checkOwnMentions : checkMentions)(site, expected),
  ];
}

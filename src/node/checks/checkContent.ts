import type { ContentError } from '../errors';
import type { SiteContent } from '../pages/siteContent';
import { checkMentions } from './checkMentions';
import { checkNavigation } from './checkNavigation';
import { checkPathnames } from './checkPathnames';
import { checkProducts } from './checkProducts';

/** Whether products or references could not be read: nearly every page names some, and the reason is said already. */
function lacksReferences({ products, apiReferences, problems }: SiteContent): boolean {
  return problems.length > 0 && (products.length === 0 || apiReferences.length === 0);
}

/** Pathnames of pages with mistakes, which may have kept them from being read: what leads there is no other mistake. */
function listUnread({ problems }: SiteContent): string[] {
  return problems.flatMap(({ file }) => /^content(\/.+\/)index\.mdx$/.exec(file)?.[1] ?? []);
}

/** The rules across files that every build asks; with the mistakes that parsing found. */
export function checkContent(site: SiteContent, unwritten: readonly string[]): ContentError[] {
  const errors = [...site.problems, ...checkPathnames(site)];
  if (lacksReferences(site)) return errors;
  const expected = [...unwritten, ...listUnread(site)];
  return [
    ...errors,
    ...checkProducts(site, expected),
    ...checkNavigation(site, expected),
    ...checkMentions(site, expected),
  ];
}

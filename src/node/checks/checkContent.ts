import type { ContentError } from '../errors';
import type { SiteContent } from '../pages/siteContent';
import { checkMentions } from './checkMentions';
import { checkNavigation } from './checkNavigation';
import { checkPathnames } from './checkPathnames';

/** The rules across files that every build asks; with the mistakes that parsing found. */
export function checkContent(site: SiteContent, unwritten: readonly string[]): ContentError[] {
  return [
    ...site.problems,
    ...checkPathnames(site),
    ...checkNavigation(site, unwritten),
    ...checkMentions(site, unwritten),
  ];
}

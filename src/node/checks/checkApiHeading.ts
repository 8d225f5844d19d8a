import { apiSectionHeading } from '../../shared/apiSection';
import type { ContentError } from '../errors';
import type { SiteContent } from '../site/siteContent';

/** The heading of the links to API pages comes by itself; a second one would have the same id. */
export function checkApiHeading({ docsPages }: Pick<SiteContent, 'docsPages'>): ContentError[] {
  return docsPages
    .filter(({ components, hooks }) => components.length + hooks.length > 0)
    .filter(({ headings }) => headings.some(({ id }) => id === apiSectionHeading.id))
    .map(({ sourceFile }) => ({
      file: sourceFile,
      line: 1,
      message: `A heading has the id "${apiSectionHeading.id}", which the links to API pages of "components" and "hooks" have at the end of the page. Call it otherwise.`,
    }));
}

import { apiSectionHeading } from '../../shared/apiSection';
import { escapeHtml } from '../../shared/escapeHtml';
import type { PageLink } from '../../shared/navigation';
import { toHeadingHtml } from '../mdx/toHeadingHtml';

/** Links to API pages under their heading. */
export function toApiSectionHtml(links: readonly PageLink[]): string {
  const items = links.map(
    ({ title, pathname }) =>
      `<li><a class="code-link" href="${pathname}"><code>${escapeHtml(title)}</code></a></li>`,
  );
  return `${toHeadingHtml(apiSectionHeading, apiSectionHeading.text)}\n<ul>\n${items.join('\n')}\n</ul>`;
}

import { escapeHtml } from '../../shared/escapeHtml';
import type { HeadingData } from '../../shared/content';

/** A heading with the link to itself. @param html its words, which `text` has without markup. */
export function toHeadingHtml({ id, text, depth }: HeadingData, html: string): string {
  const anchor = `<a class="heading-anchor" href="#${id}" aria-label="Link to “${escapeHtml(text)}”"></a>`;
  return `<h${depth} id="${id}">${html}${anchor}</h${depth}>`;
}

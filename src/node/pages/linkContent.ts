import type { ContentBlockData } from '../../shared/content';
import { escapeHtml } from '../../shared/escapeHtml';

/** Turns links to pages that are not written yet into text, and inline code that names a prop into a link to it. */
export function linkContent(
  blocks: readonly ContentBlockData[],
  plainLinks: readonly string[],
  codeLinks: Readonly<Record<string, string>>,
): ContentBlockData[] {
  return blocks.map((block) => {
    if (block.html === undefined) return block;
    let { html } = block;
    for (const href of plainLinks) {
      html = html.replace(
        new RegExp(
          `<a href="${escapeHtml(href).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"[^>]*>([\\s\\S]*?)</a>`,
          'g',
        ),
        '<span class="unwritten-link">$1</span>',
      );
    }
    for (const [code, href] of Object.entries(codeLinks)) {
      const element = `<code>${escapeHtml(code)}</code>`;
      html = html.replaceAll(
        element,
        `<a class="code-link" href="${escapeHtml(href)}">${element}</a>`,
      );
    }
    return { html };
  });
}

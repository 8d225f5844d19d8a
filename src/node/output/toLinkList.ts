import type { PageLink } from '../../shared/navigation';

/** A link in Markdown. */
export function toLink({ pathname, title }: PageLink): string {
  return `[${title}](${pathname})`;
}

/** Links in Markdown, one below the other. */
export function toLinkList(links: readonly PageLink[]): string {
  return links.map((link) => `- ${toLink(link)}`).join('\n');
}

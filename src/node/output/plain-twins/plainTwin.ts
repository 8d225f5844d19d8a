import type { SiteContent } from '../../site/siteContent';

/** A page without an authored body, as Markdown. */
export interface PlainTwin {
  pathname: string;
  title: string;
  description: string;
  text: string;
}

/** The nodes that such pages show, besides the strings of the frame. */
export type PlainSite = Pick<SiteContent, 'products' | 'docsPages' | 'blogPosts' | 'apiReferences'>;

/** @param blocks in order; an empty one is left out. */
export function toPlainTwin(
  pathname: string,
  { title, description }: { title: string; description: string },
  blocks: readonly string[],
): PlainTwin {
  const all = [`# ${title}`, `> ${description}`, ...blocks].filter((block) => block !== '');
  return { pathname, title, description, text: `${all.join('\n\n')}\n` };
}

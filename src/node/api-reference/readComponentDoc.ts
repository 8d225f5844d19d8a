import type { DocComment } from './docComment';

/** What the comment of a component or hook says about it. */
export interface ComponentDoc {
  /** Markdown, without the lists of links that documentation tools write into comments. */
  description: string;
  /** Named in a line `- inherits [ButtonBase API](…)`. */
  inherits: { name: string; href: string } | null;
}

/** Text before the generated lists "Demos:" and "API:". */
export function withoutLinkLists(text: string): string {
  return text.replace(/(^|\n)\s*(Demos|API):[ \t]*(\n|$)[\s\S]*$/, '').trim();
}

/** What is to be shown of a comment; what is only for documentation tools is read out of it. */
export function readComponentDoc(doc: DocComment): ComponentDoc {
  const texts = [doc.description, ...doc.tags.map((tag) => tag.text)];
  const match = /\binherits \[(\w+)(?: API)?\]\(([^)\s]+)\)/.exec(texts.join('\n'));
  const [, name, href] = match ?? [];
  return {
    description: withoutLinkLists(doc.description),
    inherits: name && href ? { name, href } : null,
  };
}

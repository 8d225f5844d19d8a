import type { Content, Root } from 'mdast';
import { calloutTitles } from './callouts';

/** Tag of a block with the lines to itself that it needs. */
const blockTag = /^([ \t]*)<(\/?)(Callout|Tabs|Tab)\b([^>]*)>[ \t]*(?:\n|$)/gm;

/** Offsets at which blocks of code start and end. */
function collectCode(node: Root | Content): [start: number, end: number][] {
  if (node.type === 'code') {
    const { start, end } = node.position ?? {};
    return [[start?.offset ?? 0, end?.offset ?? 0]];
  }
  return 'children' in node ? node.children.flatMap((child) => collectCode(child as Content)) : [];
}

function toLabel(name: string, attributes: string): string | null {
  const value = /(?:type|label)="([^"]*)"/.exec(attributes)?.[1] ?? 'info';
  if (name === 'Callout') return `**${calloutTitles[value] ?? 'Note'}:**`;
  return name === 'Tab' ? `**${value}**` : null;
}

/**
 * The body as Markdown: tags of blocks become words, islands are left as their tag, everything else stays as the author wrote it.
 * @param root the parsed body, which says where code stands.
 */
export function toBodyMarkdown(body: string, root: Root): string {
  const code = collectCode(root);
  return body
    .replace(blockTag, (tag, indentation: string, closing: string, name: string, ...rest) => {
      const [attributes, offset] = rest as [string, number];
      if (code.some(([start, end]) => offset >= start && offset < end)) return tag;
      const label = closing === '' ? toLabel(name, attributes) : null;
      return label === null ? '' : `${indentation}${label}\n`;
    })
    .replace(/^(```\w+).*$/gm, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

import type { Content, Root } from 'mdast';
import { calloutTitles } from './callouts';

const tagLine = /^([ \t]*)<\/?(Callout|Tabs|Tab)\b([^>]*)>[ \t]*$/;

/**
 * The body as Markdown: tags of blocks become words, islands are left as their tag, everything else stays as the author wrote it.
 * @param root the parsed body, which says where code stands.
 */
export function toBodyMarkdown(body: string, root: Root): string {
  const fenced = new Set<number>();
  const collectFences = (node: Root | Content): void => {
    if (node.type === 'code' && node.position) {
      for (let line = node.position.start.line; line <= node.position.end.line; line += 1)
        fenced.add(line);
    }
    if ('children' in node) for (const child of node.children) collectFences(child as Content);
  };
  collectFences(root);
  const lines: string[] = [];
  for (const [index, line] of body.split('\n').entries()) {
    const tag = fenced.has(index + 1) ? null : tagLine.exec(line);
    if (!tag) {
      lines.push(line.startsWith('```') ? line.replace(/^(```\w+).*$/, '$1') : line);
      continue;
    }
    if (line.includes('</')) continue;
    const [, indentation = '', name, attributes = ''] = tag;
    const value = /(?:type|label)="([^"]*)"/.exec(attributes)?.[1] ?? 'info';
    if (name === 'Callout') lines.push(`${indentation}**${calloutTitles[value] ?? 'Note'}:**`);
    if (name === 'Tab') lines.push(`${indentation}**${value}**`);
  }
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

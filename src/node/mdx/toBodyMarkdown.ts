import type { Content, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { calloutTitles } from './callouts';
import { blockSchemas } from './htmlTags';
import { isIslandTag } from './isIslandTag';
import { toIslandMark } from './islandMarks';
import { readAttributes } from './readAttributes';

/** Text in the place of what stands between two offsets. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

function toOffsets({ position }: Content): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

function toLabel(node: MdxJsxFlowElement): string {
  const { values } = readAttributes(node);
  const callout = blockSchemas.Callout.safeParse(values);
  if (node.name === 'Callout')
    return callout.data ? `**${calloutTitles[callout.data.type]}:**` : '';
  return node.name === 'Tab' ? `**${String(values['label'])}**` : '';
}

/** Both tags of a block: words at its start, nothing at its end. */
function toBlockEdits(node: MdxJsxFlowElement, body: string): Edit[] {
  const { start, end } = toOffsets(node);
  const label = toLabel(node);
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (!first || !last) return [{ start, end, text: label }];
  const content = { start: toOffsets(first).start, end: toOffsets(last).end };
  // What stands before the content in its line is indentation of a list.
  const lineStart = body.lastIndexOf('\n', content.start - 1) + 1;
  const indentation = body.slice(Math.max(lineStart, start), content.start);
  return [
    { start, end: content.start, text: label && `${label}\n\n${indentation}` },
    { start: content.end, end, text: '\n' },
  ];
}

function collectEdits(node: Root | Content, body: string): Edit[] {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return [{ ...toOffsets(node), text: '' }];
  if (node.type !== 'root' && isIslandTag(node)) {
    const mark = toIslandMark({ name: node.name, props: readAttributes(node).values });
    return [{ ...toOffsets(node), text: `\n\n${mark}\n\n` }];
  }
  const isBlock = node.type === 'mdxJsxFlowElement' && Object.hasOwn(blockSchemas, node.name ?? '');
  const own = isBlock ? toBlockEdits(node, body) : [];
  const inner =
    'children' in node
      ? node.children.flatMap((child) => collectEdits(child as Content, body))
      : [];
  return [...own, ...inner];
}

/**
 * The body as Markdown: tags of blocks become words, islands a mark on a line of its own (`islandMarks.ts`), comments nothing;
 * everything else stays as the author wrote it.
 * @param root the parsed body.
 */
export function toBodyMarkdown(body: string, root: Root): string {
  const edits = collectEdits(root, body).sort((a, b) => a.start - b.start);
  const kept = edits.map(
    ({ text }, index) => text + body.slice(edits[index]?.end, edits[index + 1]?.start),
  );
  return [body.slice(0, edits[0]?.start), ...kept]
    .join('')
    .replace(/^(```\w+).*$/gm, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

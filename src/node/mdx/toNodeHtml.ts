import type { Root as HastRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Content, Root } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { once } from '../../shared/once';
import { labelTaskBoxes } from './labelTaskBoxes';

// Our nodes are `html` by the time they come here; remark-rehype hands those over as raw.
const getToHast = once(() =>
  unified().use(remarkRehype, { allowDangerousHtml: true }).use(labelTaskBoxes),
);

/** HTML of a node of Markdown, in which tags are finished HTML already (nodes of the type `html`). */
export function toNodeHtml(node: Content): string {
  const root: Root = { type: 'root', children: [node] };
  const hast = getToHast().runSync(root) as unknown as HastRoot;
  return toHtml(hast, { allowDangerousHtml: true });
}

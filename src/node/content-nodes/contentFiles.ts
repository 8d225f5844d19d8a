import type { Node } from 'gatsby';
import { toSourceFile } from './contentNodes';
import { hasNodes } from './createContentNodes';

type GetNode = (id: string) => Node | undefined;

const madeInTurn = new Set(['File', 'Mdx']);

/** Whether the node is a file of content/, as Gatsby's source of it makes them. */
export function isContentFile(node: Node): boolean {
  return node.internal.type === 'File' && node['sourceInstanceName'] === 'content';
}

/** Of text a page, or its problems, under the `Mdx` node. */
function isWhole({ internal, children }: Node, getNode: GetNode): boolean {
  if (!madeInTurn.has(internal.type)) return true;
  const made = children.map(getNode);
  return made.length > 0 && made.every((child) => child && isWhole(child, getNode));
}

/** Whether all that is made of a file of the content is there. */
export function hasWholeFile(file: Node, getNode: GetNode): boolean {
  return !hasNodes(toSourceFile(String(file['absolutePath']))) || isWhole(file, getNode);
}

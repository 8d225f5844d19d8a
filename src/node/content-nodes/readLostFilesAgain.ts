import type { Node, ParentSpanPluginArgs } from 'gatsby';
import { toSourceFile } from './contentNodes';
import { hasNodes } from './createContentNodes';

const madeInTurn = new Set(['File', 'Mdx']);

/** Whether all that is made of the node is there: of text a page, or its problems, under the `Mdx` node. */
function isWhole({ internal, children }: Node, getNode: (id: string) => Node | undefined): boolean {
  if (!madeInTurn.has(internal.type)) return true;
  const made = children.map(getNode);
  return made.length > 0 && made.every((child) => child && isWhole(child, getNode));
}

/**
 * `develop` that is ended in the moment of an edit leaves nodes of files without what is made of them, and Gatsby does not read an
 * unchanged file again: the page would be missing until somebody edits it. Without their nodes these files are new to it.
 * To be called when Gatsby has loaded its cache, before files are sourced.
 */
export function readLostFilesAgain({
  actions,
  getNode,
  getNodesByType,
}: Pick<ParentSpanPluginArgs, 'actions' | 'getNode' | 'getNodesByType'>): void {
  const lost = getNodesByType('File').filter(
    (file) =>
      file['sourceInstanceName'] === 'content' &&
      hasNodes(toSourceFile(String(file['absolutePath']))) &&
      !isWhole(file, getNode),
  );
  for (const file of lost) actions.deleteNode(file, { name: file.internal.owner });
}

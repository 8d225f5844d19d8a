import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Node, SourceNodesArgs } from 'gatsby';
import { createFileNode } from 'gatsby-source-filesystem/create-file-node';
import { listenToFiles, type NodeEmitter } from './listenToFiles';

/** More than the 50 in which chokidar, by which Gatsby learns of edits, tells of the first change of a file only (`_throttle`). */
const waitMilliseconds = 100;

/**
 * Reads files of the content again that were written after they were read. Many an editor empties a file and then writes it; where
 * that takes a while, Gatsby reads the empty file and never hears of the rest, and the page is gone until the next edit.
 * To be called in `sourceNodes` of `develop`.
 */
export function readLateWrites(
  { actions }: Pick<SourceNodesArgs, 'actions'>,
  emitter: NodeEmitter,
): void {
  const readAgain = async (node: Node): Promise<void> => {
    const file = String(node['absolutePath']);
    const { mtimeMs, size } = await stat(file);
    if (mtimeMs === node['mtimeMs'] && size === node['size']) return;
    const name = String(node['sourceInstanceName']);
    const input = await createFileNode(file, () => node.id, {
      name,
      path: path.resolve('content'),
    });
    await actions.createNode(input, { name: node.internal.owner });
  };
  listenToFiles(emitter, (file) => {
    // Of a file that is gone by then Gatsby hears.
    setTimeout(() => void readAgain(file).catch(() => undefined), waitMilliseconds);
  });
}

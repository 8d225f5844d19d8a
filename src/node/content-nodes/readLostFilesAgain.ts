import type { ParentSpanPluginArgs } from 'gatsby';
import { hasWholeFile, isContentFile } from './contentFiles';

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
    (file) => isContentFile(file) && !hasWholeFile(file, getNode),
  );
  for (const file of lost) actions.deleteNode(file, { name: file.internal.owner });
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Node } from 'gatsby';
import { hasWholeFile } from '../content-nodes/contentFiles';
import { listenToFiles, type NodeEmitter } from './listenToFiles';

/** What else is used of the emitter of `gatsby/dist/redux`. */
interface BootstrapEmitter {
  on(event: 'BOOTSTRAP_FINISHED', listener: () => void): void;
}

const stepMilliseconds = 5;
/** More than any file takes; were a plugin to fail at one, the author is still to see what else there is. */
const longestMilliseconds = 3000;

/**
 * Watches the files of the content, whose pages are made some time after their own nodes. Gatsby's count of the hooks that run does not
 * tell: it takes two hooks that start in one millisecond for nodes with one digest, as a file and its `Mdx` node have, for one.
 * @param longest milliseconds after which it is not waited any more.
 * @returns resolves when all that is made of files is there
 */
export function watchNodes(
  emitter: NodeEmitter & BootstrapEmitter,
  getNode: (id: string) => Node | undefined,
  longest = longestMilliseconds,
): () => Promise<void> {
  const made = new Set<string>();
  listenToFiles(emitter, ({ id }) => made.add(id));
  const forgetWhole = (): void => {
    for (const id of made) {
      const file = getNode(id);
      if (!file || hasWholeFile(file, getNode)) made.delete(id);
    }
  };
  // The files of the start are all there by then; to find that out takes a third of a second, which the first edit is not to wait for.
  emitter.on('BOOTSTRAP_FINISHED', forgetWhole);
  return async () => {
    const started = Date.now();
    forgetWhole();
    while (made.size > 0 && Date.now() - started < longest) {
      await pause(stepMilliseconds);
      forgetWhole();
    }
    made.clear();
  };
}

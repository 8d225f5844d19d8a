import { setTimeout as pause } from 'node:timers/promises';
import type { Node } from 'gatsby';
import { hasWholeFile, isContentFile } from '../content-nodes/contentFiles';
import type { NodeEmitter } from './NodeEmitter';

const stepMilliseconds = 5;
/** More than any file takes; whoever waits is not to wait for ever. */
const longestMilliseconds = 10_000;

/**
 * Watches the files of the content, whose pages are made some time after their own nodes. Gatsby's count of the hooks that run does not
 * tell: it takes two hooks that start in one millisecond for nodes with one digest, as a file and its `Mdx` node have, for one.
 * @returns resolves when all that is made of files is there
 */
export function watchNodes(
  emitter: NodeEmitter,
  getNode: (id: string) => Node | undefined,
): () => Promise<void> {
  const made = new Set<string>();
  emitter.on('CREATE_NODE', ({ payload }) => {
    if (isContentFile(payload)) made.add(payload.id);
  });
  const forgetWhole = (): void => {
    for (const id of made) {
      const file = getNode(id);
      if (!file || hasWholeFile(file, getNode)) made.delete(id);
    }
  };
  return async () => {
    const started = Date.now();
    forgetWhole();
    while (made.size > 0 && Date.now() - started < longestMilliseconds) {
      await pause(stepMilliseconds);
      forgetWhole();
    }
    made.clear();
  };
}

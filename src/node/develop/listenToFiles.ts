import type { Node } from 'gatsby';
import { isContentFile } from '../content-nodes/contentFiles';

/** What is used of the emitter of `gatsby/dist/redux`, which tells of each node when it is made. */
export interface NodeEmitter {
  on(event: 'CREATE_NODE', listener: (action: { payload: Node }) => void): void;
}

/** @param listener is given the node of a file of the content each time that one is made. */
export function listenToFiles(emitter: NodeEmitter, listener: (file: Node) => void): void {
  emitter.on('CREATE_NODE', ({ payload }) => {
    if (isContentFile(payload)) listener(payload);
  });
}

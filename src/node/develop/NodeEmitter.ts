import type { Node } from 'gatsby';

/** What is used of the emitter of `gatsby/dist/redux`, which tells of each node when it is made. */
export interface NodeEmitter {
  on(event: 'CREATE_NODE', listener: (action: { payload: Node }) => void): void;
}

/** The plugin makes its nodes of files by it, and has no types of it. */
declare module 'gatsby-source-filesystem/create-file-node' {
  import type { NodeInput } from 'gatsby';

  export function createFileNode(
    file: string,
    createNodeId: (file: string) => string,
    options: { name: string; path: string },
  ): Promise<NodeInput>;
}

import type { SourceNodesArgs } from 'gatsby';

/** What it takes to make nodes. */
export type NodeTools = Pick<
  SourceNodesArgs,
  'actions' | 'createNodeId' | 'createContentDigest' | 'getNodesByType' | 'reporter'
>;

/**
 * Makes a node of data that belongs to no file node.
 * @param key tells it from others of its type. @returns its id.
 */
export function createSourceNode(
  { actions, createNodeId, createContentDigest }: NodeTools,
  type: string,
  key: string,
  fields: object,
): string {
  const id = createNodeId(`${type} ${key}`);
  actions.createNode({
    ...fields,
    id,
    parent: null,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  });
  return id;
}

import type { SourceNodesArgs } from 'gatsby';

/** What it takes to make nodes. */
export type NodeTools = Pick<
  SourceNodesArgs,
  'actions' | 'createNodeId' | 'createContentDigest' | 'getNodesByType' | 'reporter'
>;

/**
 * Makes a node of data that belongs to no file node.
 * @param key tells it from others of its type. @param known digests of nodes that are there, by id: one that has not changed is left as it is.
 * @returns its id.
 */
export function createSourceNode(
  { actions, createNodeId, createContentDigest }: NodeTools,
  type: string,
  key: string,
  fields: object,
  known: ReadonlyMap<string, string> = new Map(),
): string {
  const id = createNodeId(`${type} ${key}`);
  const contentDigest = createContentDigest(JSON.stringify(fields));
  if (known.get(id) === contentDigest) return id;
  actions.createNode({
    ...fields,
    id,
    parent: null,
    children: [],
    internal: { type, contentDigest },
  });
  return id;
}

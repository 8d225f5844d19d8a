import { type SourceNodesArgs } from 'gatsby';
import { readProducts } from '../content/readProducts';
import { readProductionErrors } from './readProductionErrors';

type Tools = Pick<
  SourceNodesArgs,
  'actions' | 'createNodeId' | 'createContentDigest' | 'getNodesByType'
>;

/**
 * `sourceNodes` of numbered errors: one `ProductionError` node for each that the packages in content/products.yml throw.
 * @param root absolute path of the repository.
 */
export function sourceProductionErrors(tools: Tools, root: string): void {
  const { actions, createNodeId, createContentDigest, getNodesByType } = tools;
  let names: string[];
  try {
    names = readProducts(root).flatMap(({ packages }) => packages.map(({ name }) => name));
  } catch {
    // What is wrong with products.yml is reported where its nodes are made.
    return;
  }
  const ids = new Set<string>();
  for (const error of readProductionErrors(names, root)) {
    const id = createNodeId(`ProductionError ${error.code}`);
    ids.add(id);
    actions.createNode({
      ...error,
      id,
      parent: null,
      children: [],
      internal: { type: 'ProductionError', contentDigest: createContentDigest(error) },
    });
  }
  for (const node of getNodesByType('ProductionError')) {
    if (!ids.has(node.id)) actions.deleteNode(node);
  }
}

import { readProducts } from '../content/readProducts';
import { createSourceNode, type NodeTools } from '../sourceNode';
import { readProductionErrors } from './readProductionErrors';

/**
 * `sourceNodes` of numbered errors: one `ProductionError` node for each that the packages in content/products.yml throw.
 * @param root absolute path of the repository.
 */
export function sourceProductionErrors(tools: NodeTools, root: string): void {
  let names: string[];
  try {
    names = readProducts(root).flatMap(({ packages }) => packages.map(({ name }) => name));
  } catch {
    // What is wrong with products.yml is reported where its nodes are made.
    return;
  }
  const ids = new Set(
    readProductionErrors(names, root).map((error) =>
      createSourceNode(tools, 'ProductionError', String(error.code), error),
    ),
  );
  for (const node of tools.getNodesByType('ProductionError')) {
    if (!ids.has(node.id)) tools.actions.deleteNode(node);
  }
}

import path from 'node:path';
import type { ApiReferenceData } from '../../shared/apiReference';
import { readProducts, type InstalledProduct } from '../content/readProducts';
import { toContentErrors, type ContentError } from '../errors';
import { createSourceNode, type NodeTools } from '../sourceNode';
import { readRedirectsOrNone, redirectsFile } from '../redirects/redirects';
import { PreparedCache } from './preparedCache';
import { readApiReferences, type ReadApiReferences } from './readApiReferences';

/** Outlives Gatsby's own cache, which goes with every change of gatsby-node or package.json. */
const cacheFolder = 'node_modules/.cache/api-reference';

function createNodes(
  tools: NodeTools,
  references: readonly object[],
  errors: ContentError[],
): void {
  const ids = new Set([
    ...references.map((reference) =>
      createSourceNode(tools, 'ApiReference', (reference as { key: string }).key, reference),
    ),
    ...errors.map(({ file, line, message }, index) =>
      createSourceNode(tools, 'ContentProblem', `api-reference ${file} ${index}`, {
        file,
        line: line ?? null,
        message,
        of: 'api-reference',
      }),
    ),
  ]);
  const own = [
    ...tools.getNodesByType('ApiReference'),
    ...tools.getNodesByType('ContentProblem').filter((node) => node['of'] === 'api-reference'),
  ];
  for (const node of own) if (!ids.has(node.id)) tools.actions.deleteNode(node);
}

function report(
  { reporter }: NodeTools,
  { references, skipped, readAnew }: ReadApiReferences,
): void {
  const source = readAnew.length > 0 ? `, read anew: ${readAnew.join(', ')}` : ' from the cache';
  reporter.info(`${references.length} API references${source}`);
  if (skipped.length > 0) {
    reporter.info(`${skipped.length} exports have no API page:\n${skipped.join('\n')}`);
  }
}

/**
 * The references of all packages of the products, from the build's cache where it has them.
 * @param root absolute path of the repository. @throws ContentErrors, see `readApiReferences`.
 */
export function readProductReferences(
  products: readonly InstalledProduct[],
  root: string,
): ReadApiReferences {
  const packages = products.flatMap(({ id, packages: ofProduct }) =>
    ofProduct.map(({ name, apiPrefix, interfaces }) => ({
      productId: id,
      packageName: name,
      apiPrefix,
      interfaces,
    })),
  );
  const cache = new PreparedCache(process.cwd(), path.resolve(cacheFolder));
  const redirects = readRedirectsOrNone(path.join(root, redirectsFile));
  return readApiReferences(packages, { root, cache, redirects });
}

/**
 * `sourceNodes` of API references: one `ApiReference` node for each component, hook and named interface of the packages
 * in content/products.yml. Mistakes become `ContentProblem` nodes, which stop a build together with all others.
 * @param root absolute path of the repository. @returns the references; none where they could not be read.
 */
export function sourceApiReferences(tools: NodeTools, root: string): readonly ApiReferenceData[] {
  let products: ReturnType<typeof readProducts>;
  try {
    products = readProducts(root);
  } catch {
    // What is wrong with products.yml is reported where its nodes are made.
    return [];
  }
  try {
    const read = readProductReferences(products, root);
    createNodes(tools, read.references, []);
    report(tools, read);
    return read.references;
  } catch (error) {
    createNodes(tools, [], toContentErrors(error, 'content/products.yml'));
    return [];
  }
}

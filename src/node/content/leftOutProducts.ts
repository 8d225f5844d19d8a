import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseProducts } from './parseProducts';
import { productsFile } from './readProducts';

/** Variable of the environment in which `npm run develop -- --only joy-ui,system` says what it is about. */
export const onlyVariable = 'ONLY_PRODUCTS';

/**
 * Products that a list leaves out.
 * @param only ids with commas between them. @returns their pathname prefixes, and the ids in the list that no product has.
 */
export function toLeftOut(
  products: readonly { id: string; prefix: string }[],
  only: string,
): { prefixes: string[]; unknown: string[] } {
  const ids = only
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  return {
    prefixes: products.filter(({ id }) => !ids.includes(id)).map(({ prefix }) => prefix),
    unknown: ids.filter((id) => !products.some((product) => product.id === id)),
  };
}

/** Pathname prefixes of the products whose pages and demos are not read this time; none as a rule. @param root repository root. */
export function readLeftOutPrefixes(root: string): string[] {
  const only = process.env[onlyVariable];
  if (only === undefined) return [];
  const products = parseProducts(readFileSync(path.join(root, productsFile), 'utf8'), productsFile);
  return toLeftOut(products, only).prefixes;
}

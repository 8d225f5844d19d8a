import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentErrors, type ContentError } from '../errors';
import { readInstalledVersion } from '../readInstalledVersion';
import { parseProducts, type ProductInput } from './parseProducts';

export const productsFile = 'content/products.yml';

/** A product with what is installed of it. */
export interface InstalledProduct extends Omit<ProductInput, 'packages'> {
  version: string;
  packages: { name: string; version: string; apiPrefix: string; interfaces: string[] }[];
}

/** @returns null where it is not installed. */
function findVersion(root: string, packageName: string): string | null {
  try {
    return readInstalledVersion(root, packageName);
  } catch {
    return null;
  }
}

/**
 * Reads content/products.yml and the manifests of the packages it names.
 * @param root repository root. @throws ContentErrors for wrong YAML and for packages that are not installed.
 */
export function readProducts(root: string): InstalledProduct[] {
  const products = parseProducts(readFileSync(path.join(root, productsFile), 'utf8'), productsFile);
  const errors: ContentError[] = [];
  const installed = products.map((product) => {
    const packages = product.packages.map(({ line, ...item }) => {
      const version = findVersion(root, item.name);
      if (version === null) {
        const message = `Package "${item.name}" is not installed (no node_modules/${item.name}/package.json). Install it or take it out.`;
        errors.push({ file: productsFile, line, message });
      }
      return { ...item, version: version ?? '' };
    });
    return { ...product, packages, version: packages[0]?.version ?? '' };
  });
  if (errors.length > 0) throw new ContentErrors(errors);
  return installed;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentErrors } from '../errors';
import { parseProducts, type ProductInput } from './parseProducts';

export const productsFile = 'content/products.yml';

/** A product with what is installed of it. */
export interface InstalledProduct extends Omit<ProductInput, 'packages'> {
  version: string;
  packages: { name: string; version: string; apiPrefix: string; interfaces: string[] }[];
}

function readInstalledVersion(root: string, packageName: string): string {
  const manifest = path.join(root, 'node_modules', packageName, 'package.json');
  try {
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    return version;
  } catch {
    throw new ContentErrors([
      {
        file: productsFile,
        message: `Package "${packageName}" is not installed (no ${path.relative(root, manifest)}). Install it or take it out.`,
      },
    ]);
  }
}

/**
 * Reads content/products.yml and the manifests of the packages it names.
 * @param root repository root. @throws ContentErrors for wrong YAML and for packages that are not installed.
 */
export function readProducts(root: string): InstalledProduct[] {
  const products = parseProducts(readFileSync(path.join(root, productsFile), 'utf8'), productsFile);
  return products.map((product) => {
    const packages = product.packages.map(({ name, apiPrefix, interfaces }) => ({
      name,
      apiPrefix,
      interfaces,
      version: readInstalledVersion(root, name),
    }));
    return { ...product, packages, version: packages[0]?.version ?? '' };
  });
}

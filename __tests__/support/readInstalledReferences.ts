import path from 'node:path';
import { PreparedCache } from '../../src/node/api-reference/preparedCache';
import {
  readApiReferences,
  type ReadApiReferences,
} from '../../src/node/api-reference/readApiReferences';
import { readProducts } from '../../src/node/content/readProducts';
import { readRedirects } from '../../src/node/redirects/redirects';
import type { ApiReferenceData } from '../../src/shared/apiReference';

const root = process.cwd();
let read: ReadApiReferences | null = null;

/** The API reference of the really installed packages; kept between test files, as a build keeps it. */
export function readInstalledReferences(): ReadApiReferences {
  if (read) return read;
  const packages = readProducts(root).flatMap(({ id, packages: ofProduct }) =>
    ofProduct.map(({ name, apiPrefix, interfaces }) => ({
      productId: id,
      packageName: name,
      apiPrefix,
      interfaces,
    })),
  );
  const cache = new PreparedCache(root, path.join(root, 'node_modules/.cache/api-reference-tests'));
  read = readApiReferences(packages, { root, cache, redirects: readRedirects() });
  return read;
}

/** @throws where there is no page with that pathname. */
export function findReference(pathname: string): ApiReferenceData {
  const found = readInstalledReferences().references.find((item) => item.pathname === pathname);
  if (!found) throw new Error(`No API reference ${pathname}`);
  return found;
}

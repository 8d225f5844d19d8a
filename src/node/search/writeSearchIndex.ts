import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { searchFolder, type SearchDocument, type SearchProduct } from '../../shared/searchIndex';
import { buildSearchIndex } from './buildSearchIndex';

/**
 * Writes the index into the folder that is served, and removes what earlier builds left there.
 * @param publicFolder path of `public`.
 */
export async function writeSearchIndex(
  publicFolder: string,
  documents: readonly SearchDocument[],
  products: readonly SearchProduct[],
): Promise<void> {
  const folder = path.join(publicFolder, searchFolder);
  const files = buildSearchIndex(documents, products);
  await mkdir(folder, { recursive: true });
  const stale = (await readdir(folder)).filter((name) => !files.has(name) && /\.json$/.test(name));
  await Promise.all([
    ...stale.map((name) => rm(path.join(folder, name))),
    ...[...files].map(([name, text]) => writeFile(path.join(folder, name), text)),
  ]);
}

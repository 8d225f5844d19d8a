import { createHash } from 'node:crypto';
import { toNamesFile, toNumberedDocuments } from '../../shared/search/namesFile';
import { toTextFiles } from '../../shared/search/textFile';
import {
  searchFormat,
  searchManifestName,
  toTextFileName,
  type SearchDocument,
  type SearchManifest,
  type SearchProduct,
} from '../../shared/searchIndex';

/** Enough of a digest to tell the files of a site apart; it is fetched with every name. */
function toHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

/**
 * The whole index: the manifest, the names, and the text in files of words that begin alike. The same documents give the same
 * files, whatever their order.
 * @param products in the order in which results of equal worth are shown.
 * @returns name of a file in the folder of the index → its text.
 */
export function buildSearchIndex(
  documents: readonly SearchDocument[],
  products: readonly SearchProduct[],
): ReadonlyMap<string, string> {
  const numbered = toNumberedDocuments(documents, products);
  const files = new Map<string, string>();
  const starts = toTextFiles(numbered).map(({ start, file }) => {
    const text = JSON.stringify(file);
    const hash = toHash(text);
    files.set(toTextFileName(hash), text);
    return `${start} ${hash}`;
  });
  const names = JSON.stringify(toNamesFile(numbered, products, starts.join('\n')));
  const manifest: SearchManifest = { format: searchFormat, names: `names-${toHash(names)}.json` };
  files.set(manifest.names, names);
  files.set(searchManifestName, JSON.stringify(manifest));
  return files;
}

import { createHash } from 'node:crypto';
import { toNamesFile } from '../../shared/search/namesFile';
import { numberDocuments, type NumberedDocument } from '../../shared/search/numberDocuments';
import { toNameWords } from '../../shared/search/words';
import { toWordFiles } from '../../shared/search/toWordFiles';
import {
  searchFormat,
  searchManifestName,
  toWordFileName,
  type SearchDocument,
  type SearchManifest,
  type SearchProduct,
} from '../../shared/searchIndex';

/** Enough of a digest to tell the files of a site apart; it is fetched with every name. */
function toHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

/** Words of names, which the reader's browser knows without being told how they are spelt. */
function toNamedWords(documents: readonly NumberedDocument[]): Set<string> {
  return new Set(
    documents.flatMap(({ kind, title, components, parts }) =>
      [title, ...components, ...(kind === 'api' ? parts.map(({ name }) => name) : [])].flatMap(
        toNameWords,
      ),
    ),
  );
}

/**
 * The whole index: the manifest, the names, and the words of headings, keywords and text in files of those that begin alike.
 * The same documents give the same files, whatever their order.
 * @param products in the order in which results of equal worth are shown.
 * @returns name of a file in the folder of the index → its text.
 */
export function buildSearchIndex(
  documents: readonly SearchDocument[],
  products: readonly SearchProduct[],
): ReadonlyMap<string, string> {
  const numbered = numberDocuments(documents, products);
  const { files: wordFiles, spelling } = toWordFiles(numbered);
  const files = new Map<string, string>();
  const starts = wordFiles.map(({ start, file }) => {
    const text = JSON.stringify(file);
    const hash = toHash(text);
    files.set(toWordFileName(hash), text);
    return `${start} ${hash}`;
  });
  const named = toNamedWords(numbered);
  const otherWords = spelling.filter((word) => !named.has(word));
  const names = JSON.stringify(toNamesFile(numbered, products, otherWords, starts.join('\n')));
  const manifest: SearchManifest = { format: searchFormat, names: `names-${toHash(names)}.json` };
  files.set(manifest.names, names);
  files.set(searchManifestName, JSON.stringify(manifest));
  return files;
}

import type { SearchDocument, SearchPart, SearchProduct } from '../searchIndex';
import { apiPartSections, toUsualId } from './names';

/** By code units: the same on every machine, whatever its language. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A line of a file: no line ends, no tabs. */
export function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Which part of an API page an id belongs to, as an index of `apiPartSections`. */
export function toApiSection(title: string, { id, name }: SearchPart): number {
  return Math.max(
    0,
    apiPartSections.findIndex((section) => toUsualId(title, name, section) === id),
  );
}

/** A document with the number of its entry. */
export interface NumberedDocument extends SearchDocument {
  number: number;
}

/**
 * Documents in the order of the files, whatever order they come in: by product, pages first, by pathname. Entries are counted:
 * each API page is followed by its props, sorted by part and name.
 */
export function numberDocuments(
  documents: readonly SearchDocument[],
  products: readonly SearchProduct[],
): NumberedDocument[] {
  const rank = ({ product }: SearchDocument) => {
    const index = products.findIndex(({ id }) => id === product);
    return index === -1 ? products.length : index;
  };
  const sorted = documents
    .map((document) => {
      const title = toLine(document.title);
      const parts = document.parts.map((part) => ({ ...part, name: toLine(part.name) }));
      if (document.kind === 'api') {
        parts.sort(
          (a, b) => toApiSection(title, a) - toApiSection(title, b) || compare(a.name, b.name),
        );
      }
      return { ...document, title, parts };
    })
    .sort(
      (a, b) => rank(a) - rank(b) || compare(b.kind, a.kind) || compare(a.pathname, b.pathname),
    );
  let number = 0;
  return sorted.map((document) => {
    const numbered = { ...document, number };
    number += 1 + (document.kind === 'api' ? document.parts.length : 0);
    return numbered;
  });
}

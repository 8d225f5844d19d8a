import { toApiAnchor, type AnchorSection } from '../apiReference';
import { toHeadingId } from '../headingId';
import type { SearchKind, SearchProduct } from '../searchIndex';

/** Something that can be found: a document, or a part of one. */
export interface SearchEntry {
  kind: SearchKind;
  name: string;
  /** Number of the document that it is or belongs to. */
  document: number;
  /** Of a part, its id in the HTML. */
  id: string | null;
}

/** What is known of a document beyond its entry. */
export interface NamedDocument {
  pathname: string;
  /** Index into the products; -1 for none. */
  product: number;
  /** Components and hooks that it documents. */
  components: readonly string[];
  /** Last part of its pathname (`react-radio-button`: radio button) and, for the first page of a product, its name. */
  aliases: readonly string[];
}

/**
 * Documents and props in memory. An entry's number is its place in `entries`; a document is followed by its props. Headings are
 * not here but in the word files, since there are so many of them.
 */
export interface Names {
  products: readonly SearchProduct[];
  entries: readonly SearchEntry[];
  /** Number of a document's entry → the document. */
  documents: ReadonlyMap<number, NamedDocument>;
}

/** Parts of API pages that can be found, in the order in which the names file lists them. */
export const apiPartSections = [
  'prop',
  'parameter',
  'return',
] as const satisfies readonly AnchorSection[];

/** Id that a part has by rule: that of its heading, or the anchor of a prop. */
export function toUsualId(title: string, name: string, section: AnchorSection | null): string {
  return section === null ? toHeadingId(name) : toApiAnchor(title, section, name);
}

/** Path of an entry, with the hash of its part. */
export function toEntryHref(names: Names, { document, id }: SearchEntry): string {
  const pathname = names.documents.get(document)?.pathname ?? '/';
  return id === null ? pathname : `${pathname}#${id}`;
}

export function isDocument({ id }: SearchEntry): boolean {
  return id === null;
}

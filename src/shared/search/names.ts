import { toApiAnchor } from '../apiReference';
import { HeadingIds } from '../headingId';
import type { SearchKind, SearchProduct } from '../searchIndex';

/** A document or a part of one, as results refer to it. */
export interface SearchEntry {
  kind: SearchKind;
  name: string;
  /** Number of the document's own entry; of a document, its own number. */
  document: number;
}

/** What is known of a document beyond its entry. */
export interface NamedDocument {
  pathname: string;
  /** Index into the products; -1 for none. */
  product: number;
  components: readonly string[];
  /** Those of the front matter, the last part of its pathname (`react-radio-button`: radio button) and, for the first page of a product, its name. */
  keywords: readonly string[];
}

/** The names in memory. */
export interface Names {
  products: readonly SearchProduct[];
  entries: readonly SearchEntry[];
  /** Number of a document's entry → the document. */
  documents: ReadonlyMap<number, NamedDocument>;
  ids: Readonly<Record<string, string>>;
}

/** Ids that the parts of a document have by rule: those of headings, or of the props of an API page. */
export function toUsualIds(kind: SearchKind, title: string, names: readonly string[]): string[] {
  if (kind === 'api') return names.map((name) => toApiAnchor(title, 'prop', name));
  const ids = new HeadingIds();
  return names.map((name) => ids.next(name));
}

/** Path of an entry, with the hash of its part. */
export function toEntryHref(names: Names, number: number): string {
  const entry = names.entries[number];
  const pathname = entry && names.documents.get(entry.document)?.pathname;
  if (!entry || !pathname) return '/';
  if (number === entry.document) return pathname;
  const owner = names.entries[entry.document];
  const siblings: string[] = [];
  for (let part = entry.document + 1; part <= number; part += 1)
    siblings.push(names.entries[part]?.name ?? '');
  const usual = toUsualIds(owner?.kind ?? 'page', owner?.name ?? '', siblings);
  return `${pathname}#${names.ids[number] ?? usual[number - entry.document - 1] ?? ''}`;
}

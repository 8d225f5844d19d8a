import type { SearchDocument, SearchProduct } from '../searchIndex';
import { toUsualIds, type NamedDocument, type Names, type SearchEntry } from './names';
import { readSteps, toSteps } from './steps';

/**
 * Everything of the site that has a name, as it is fetched: columns of strings, since like beside like is what gzip
 * makes small. An **entry** is a document or one of its parts; entries are numbered in order, each document followed by
 * its parts.
 */
export interface NamesFile {
  products: readonly SearchProduct[];
  /** Of each document, one line each. */
  titles: string;
  pathnames: string;
  /** A letter a document: `p`age, `a`pi, `b`log. */
  kinds: string;
  /** Index into `products` in base 36 a document, `-` for none. */
  owners: string;
  /** Names of documented components, with spaces; one line a document. */
  components: string;
  /** Keywords, with commas; one line a document. */
  keywords: string;
  /** Headings of pages and posts, with tabs; one line a document that is no API page. */
  headings: string;
  /** Every name of a prop once, in order of the alphabet, one a line. */
  propNames: string;
  /** Props as steps from the one before in `propNames`, in base 36 with spaces; one line an API page. */
  props: string;
  /** Number of an entry → its id, where that is not what its name says. */
  ids: Readonly<Record<string, string>>;
  /** Beginnings of words and hashes of the text files that start with them; one line a file. */
  text: string;
}

const kindLetters = { p: 'page', a: 'api', b: 'blog' } as const;
type KindLetter = keyof typeof kindLetters;

/** Documents in the order in which entries are numbered; props as the alphabet has them. */
export function toNumberedDocuments(
  documents: readonly SearchDocument[],
  products: readonly SearchProduct[],
): SearchDocument[] {
  const rank = ({ product }: SearchDocument) => {
    const index = products.findIndex(({ id }) => id === product);
    return index === -1 ? products.length : index;
  };
  return documents
    .map((document) =>
      document.kind === 'api'
        ? { ...document, parts: [...document.parts].sort((a, b) => compare(a.name, b.name)) }
        : document,
    )
    .sort(
      (a, b) => rank(a) - rank(b) || compare(b.kind, a.kind) || compare(a.pathname, b.pathname),
    );
}

/** By code units: the same on every machine, whatever its language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** @param documents numbered, see `toNumberedDocuments`. @param text the column of the text files. */
export function toNamesFile(
  documents: readonly SearchDocument[],
  products: readonly SearchProduct[],
  text: string,
): NamesFile {
  const isApi = (document: SearchDocument) => document.kind === 'api';
  const namesOf = (document: SearchDocument) => document.parts.map(({ name }) => toLine(name));
  const propNames = [...new Set(documents.filter(isApi).flatMap(namesOf))].sort(compare);
  const propNumbers = new Map(propNames.map((name, number) => [name, number]));
  const lines = (toText: (document: SearchDocument) => string) => documents.map(toText).join('\n');

  const ids: Record<string, string> = {};
  let entry = 0;
  for (const document of documents) {
    const usual = toUsualIds(document.kind, toLine(document.title), namesOf(document));
    document.parts.forEach(({ id }, index) => {
      if (id !== usual[index]) ids[entry + 1 + index] = id;
    });
    entry += 1 + document.parts.length;
  }

  return {
    products,
    titles: lines(({ title }) => toLine(title)),
    pathnames: lines(({ pathname }) => pathname),
    kinds: documents.map(({ kind }) => kind.charAt(0)).join(''),
    owners: documents
      .map(({ product }) => products.findIndex(({ id }) => id === product))
      .map((index) => (index === -1 ? '-' : index.toString(36)))
      .join(''),
    components: lines(({ components }) => components.join(' ')),
    keywords: lines(({ keywords }) =>
      keywords.map((word) => toLine(word.replace(/,/g, ' '))).join(','),
    ),
    headings: documents
      .filter((document) => !isApi(document))
      .map((document) => namesOf(document).join('\t'))
      .join('\n'),
    propNames: propNames.join('\n'),
    props: documents
      .filter(isApi)
      .map((document) => toSteps(namesOf(document).map((name) => propNumbers.get(name) ?? 0)))
      .join('\n'),
    ids,
    text,
  };
}

/** Last part of a pathname as words. */
function toSlugWords(pathname: string): string {
  const slug = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return slug.replace(/^react-/, '').replace(/-/g, ' ');
}

function toList(text: string | undefined, separator: string): string[] {
  return text ? text.split(separator) : [];
}

export function readNamesFile(file: NamesFile): Names {
  const entries: SearchEntry[] = [];
  const documents = new Map<number, NamedDocument>();
  const pathnames = file.pathnames.split('\n');
  const components = file.components.split('\n');
  const keywords = file.keywords.split('\n');
  const headings = file.headings.split('\n');
  const propNames = file.propNames.split('\n');
  const props = file.props.split('\n');
  let pageCount = 0;
  let apiCount = 0;
  file.titles.split('\n').forEach((title, index) => {
    const kind = kindLetters[file.kinds.charAt(index) as KindLetter];
    const document = entries.length;
    const partKind = kind === 'api' ? 'prop' : 'section';
    const parts =
      kind === 'api'
        ? readSteps(props[apiCount++] ?? '').map((number) => propNames[number] ?? '')
        : toList(headings[pageCount++], '\t');
    entries.push({ kind, name: title, document });
    for (const name of parts) entries.push({ kind: partKind, name, document });
    const owner = file.owners.charAt(index);
    const pathname = pathnames[index] ?? '/';
    documents.set(document, {
      pathname,
      product: owner === '-' ? -1 : parseInt(owner, 36),
      components: toList(components[index], ' '),
      keywords: [
        ...toList(keywords[index], ','),
        ...(kind === 'page' ? [toSlugWords(pathname)] : []),
        ...file.products.filter(({ home }) => home === pathname).map(({ name }) => name),
      ],
    });
  });
  return { products: file.products, entries, documents, ids: file.ids };
}

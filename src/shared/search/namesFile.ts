import type { SearchProduct } from '../searchIndex';
import { readFrontCoded, toFrontCoded } from './frontCoding';
import {
  apiPartSections,
  toUsualId,
  type NamedDocument,
  type Names,
  type SearchEntry,
} from './names';
import { compare, toApiSection, toLine, type NumberedDocument } from './numberDocuments';
import { readPathnameColumn, toPathnameColumn } from './pathnameColumn';
import { readSteps, toSteps } from './steps';

/**
 * Everything that is searched at once, as it is fetched: columns of strings, since like beside like is what gzip makes small.
 */
export interface NamesFile {
  products: readonly SearchProduct[];
  /** Of each document, one line each. */
  titles: string;
  /** As `toPathnameColumn` writes them. */
  pathnames: string;
  /** A letter a document: `p`age, `a`pi, `b`log. */
  kinds: string;
  /** Index into `products` in base 36 a document, `-` for none. */
  owners: string;
  /** Names of documented components, with spaces; one line a document. */
  components: string;
  /** Every name of a prop once, in order of the alphabet, front-coded. */
  propNames: string;
  /**
   * Props as steps from one to the next in `propNames`, in base 36 with spaces; one line an API page, its kinds of part (see
   * `apiPartSections`) with tabs between them.
   */
  props: string;
  /** Words of headings and keywords, front-coded: what a mistyped word may have meant. */
  spelling: string;
  /** Beginnings of words and hashes of the files of words that begin so or later; one line a file. */
  wordFiles: string;
}

const kindLetters = { p: 'page', a: 'api', b: 'blog' } as const;
type KindLetter = keyof typeof kindLetters;

/** @param spelling sorted. @param wordFiles the column of that name. */
export function toNamesFile(
  documents: readonly NumberedDocument[],
  products: readonly SearchProduct[],
  spelling: readonly string[],
  wordFiles: string,
): NamesFile {
  const apiPages = documents.filter(({ kind }) => kind === 'api');
  const propNames = [
    ...new Set(apiPages.flatMap(({ parts }) => parts.map(({ name }) => name))),
  ].sort(compare);
  const propNumbers = new Map(propNames.map((name, number) => [name, number]));
  const lines = (toText: (document: NumberedDocument) => string) =>
    documents.map(toText).join('\n');
  return {
    products,
    titles: lines(({ title }) => title),
    pathnames: toPathnameColumn(documents),
    kinds: documents.map(({ kind }) => kind.charAt(0)).join(''),
    owners: documents
      .map(({ product }) => products.findIndex(({ id }) => id === product))
      .map((index) => (index === -1 ? '-' : index.toString(36)))
      .join(''),
    components: lines(({ components }) => components.map(toLine).join(' ')),
    propNames: toFrontCoded(propNames),
    props: apiPages
      .map(({ title, parts }) =>
        apiPartSections
          .map((_, section) => parts.filter((part) => toApiSection(title, part) === section))
          .map((own) => toSteps(own.map(({ name }) => propNumbers.get(name) ?? 0)))
          .join('\t'),
      )
      .join('\n'),
    spelling: toFrontCoded(spelling),
    wordFiles,
  };
}

/** Last part of a pathname as words. */
function toSlugWords(pathname: string): string {
  const slug = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return slug.replace(/^react-/, '').replace(/-/g, ' ');
}

function toPropEntries(
  title: string,
  document: number,
  line: string,
  propNames: readonly string[],
): SearchEntry[] {
  return line.split('\t').flatMap((steps, section) =>
    readSteps(steps).map((number): SearchEntry => {
      const name = propNames[number] ?? '';
      return {
        kind: 'prop',
        name,
        document,
        id: toUsualId(title, name, apiPartSections[section] ?? 'prop'),
      };
    }),
  );
}

/** Takes apart what `toNamesFile` has packed. */
export function readNamesFile(file: NamesFile): Names {
  const entries: SearchEntry[] = [];
  const documents = new Map<number, NamedDocument>();
  const titles = file.titles.split('\n');
  const pathnames = readPathnameColumn(file.pathnames, titles);
  const components = file.components.split('\n');
  const propNames = readFrontCoded(file.propNames);
  const props = file.props.split('\n');
  let apiCount = 0;
  titles.forEach((title, index) => {
    const kind = kindLetters[file.kinds.charAt(index) as KindLetter];
    const document = entries.length;
    const owner = file.owners.charAt(index);
    const pathname = pathnames[index] ?? '/';
    entries.push({ kind, name: title, document, id: null });
    documents.set(document, {
      pathname,
      product: owner === '-' ? -1 : parseInt(owner, 36),
      components: components[index] ? components[index].split(' ') : [],
      aliases: [
        ...(kind === 'page' ? [toSlugWords(pathname)] : []),
        ...file.products.filter(({ home }) => home === pathname).map(({ name }) => name),
      ],
    });
    if (kind === 'api')
      entries.push(...toPropEntries(title, document, props[apiCount++] ?? '', propNames));
  });
  return { products: file.products, entries, documents };
}

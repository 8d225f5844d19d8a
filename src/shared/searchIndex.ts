/** What a search result can be; within a product, results of one kind stand together. */
export const searchKinds = ['page', 'section', 'api', 'prop', 'blog'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A part of a document that is found by its own name: a heading of a page, or a prop of an API page. */
export interface SearchPart {
  /** Id in the HTML, for the hash of the link. */
  id: string;
  name: string;
  /** Plain words below the heading, or the description of the prop. */
  text: string;
}

/** A page as the search index sees it. */
export interface SearchDocument {
  kind: 'page' | 'api' | 'blog';
  pathname: string;
  /** Id of the product that the page belongs to. */
  product: string | null;
  title: string;
  /** Components and hooks that the page documents, by name. */
  components: readonly string[];
  /** Other words that readers search for, from the front matter. */
  keywords: readonly string[];
  /** Plain words of the page itself: its description and what stands before the first heading. */
  text: string;
  /** Headings in the order of the page, or props. */
  parts: readonly SearchPart[];
}

export interface SearchProduct {
  id: string;
  name: string;
  /** Its first page, which is also found by the product's name. */
  home: string;
  /** Pathnames of guides and of pages of components that are offered before anything is typed. */
  guides: readonly string[];
  components: readonly string[];
}

/** Where all files of the index stand. */
export const searchFolder = '/search/';

/** The one file whose name never changes; it names the others, whose names change with what they hold. */
export const searchManifestName = 'manifest.json';

/** Version of the file formats; it changes with the shape of any of them. */
export const searchFormat = 3;

export interface SearchManifest {
  format: typeof searchFormat;
  /** Name of the file of the names, in the folder. */
  names: string;
}

/** Name of the file of the words that begin alike, by the hash that the names file gives. */
export function toWordFileName(hash: string): string {
  return `words-${hash}.json`;
}

import { toProductInfo } from '../../shared/products';
import type { AuthoredDemo } from '../demos/collectDemos';
import type { Snippet } from './snippets';

/** Code that readers copy. */
export interface ReaderCode {
  file: string;
  product: string | null;
  /** `tsx`, `css`, … */
  language: string;
  code: string;
  /** Line of `file` for a one-based line of `code`. */
  toLine: (line: number) => number;
}

/** The files of demos, each once. */
function listFiles(demos: readonly AuthoredDemo[]): ReaderCode[] {
  const files = new Map(
    demos.flatMap(({ docsPagePathname, sources }) =>
      sources.flatMap(({ file, code, localFiles }) =>
        [{ file, code }, ...localFiles].map(
          (own) => [own.file, { ...own, docsPagePathname }] as const,
        ),
      ),
    ),
  );
  return [...files.values()].map(({ file, code, docsPagePathname }) => ({
    file,
    product: toProductInfo(docsPagePathname).productId,
    language: file.slice(file.lastIndexOf('.') + 1),
    code,
    toLine: (line) => line,
  }));
}

/** Blocks that are not exempt and files of demos, those in some languages. */
export function listReaderCode(
  snippets: readonly Snippet[],
  demos: readonly AuthoredDemo[],
  languages: readonly string[],
): ReaderCode[] {
  return [
    ...snippets
      .filter(({ noCheck }) => noCheck === null)
      .map(({ page: { file, product }, language, code, toLine }) => ({
        file,
        product,
        language,
        code,
        toLine,
      })),
    ...listFiles(demos),
  ].filter(({ language }) => languages.includes(language));
}

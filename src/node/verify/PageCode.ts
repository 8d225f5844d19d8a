import ts from 'typescript';
import type { AuthoredPage } from './readPages';
import type { AuthoredSite } from './readSite';
import { toSnippets } from './snippets';

function hasWord(code: string, word: string): boolean {
  return new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(code);
}

/** The `declare module` statements of a file. */
function toAugmentations(code: string): string[] {
  if (!code.includes('declare module')) return [];
  return ts
    .createSourceFile('code.tsx', code, ts.ScriptTarget.Latest)
    .statements.filter(ts.isModuleDeclaration)
    .map(({ pos, end }) => code.slice(pos, end));
}

/** The blocks of a page, as a reader ends up with them, and its demos. */
export class PageCode {
  private readonly all: string;
  /** What of it says `declare module`. */
  private readonly augmentations: string;

  constructor(page: AuthoredPage, { demos }: AuthoredSite) {
    const files = [
      ...toSnippets(page).map((snippet) => snippet.code),
      ...demos
        .filter(({ docsPagePathname }) => docsPagePathname === page.pathname)
        .flatMap(({ sources }) =>
          sources.flatMap((source) => [source.code, ...source.localFiles.map((file) => file.code)]),
        ),
    ];
    this.all = files.join('\n');
    this.augmentations = files.flatMap(toAugmentations).join('\n');
  }

  /** Whether it has a name as a word of its own. */
  has(name: string): boolean {
    return hasWord(this.all, name);
  }

  /** Whether it adds a name to the types of a package. */
  declares(name: string): boolean {
    return hasWord(this.augmentations, name);
  }
}

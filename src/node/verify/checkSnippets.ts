import path from 'node:path';
import type { ContentError } from '../errors';
import { compileCached, type CachedSource, type VerifyTools } from './compileCached';
import { listRelativeImports, readImportedFiles } from './importedFiles';
import type { AuthoredPage } from './readPages';
import { compiledLanguages, type Snippet } from './snippets';

type Siblings = Map<string, { path: string; code: string }>;

/** How many of the blocks may go unchecked. */
const maximumShare = 0.05;

function toVirtualPath({ page, fenceLine, language }: Snippet): string {
  return path.join(page.folder, `.snippet-${fenceLine}.${language}`);
}

function isCompiled({ language, noCheck }: Snippet): boolean {
  return compiledLanguages.includes(language) && noCheck === null;
}

/** The titled blocks of each page, by the name that the others of it import them by. */
function groupTitled(compiled: readonly Snippet[]): Map<AuthoredPage, Siblings> {
  const pages = new Map<AuthoredPage, Siblings>();
  for (const snippet of compiled) {
    if (!snippet.title) continue;
    const siblings = pages.get(snippet.page) ?? new Map();
    const name = path.basename(snippet.title).replace(/\.\w+$/, '');
    siblings.set(name, { path: toVirtualPath(snippet), code: snippet.code });
    pages.set(snippet.page, siblings);
  }
  return pages;
}

/** What its imports may lead to: the titled blocks, and the files beside the page that it or they import. */
function toImported({ page, code }: Snippet, siblings: Siblings): string[] {
  if (listRelativeImports(code).length === 0) return [];
  const blocks = [...siblings];
  const codes = [code, ...blocks.map(([, sibling]) => sibling.code)];
  return [
    ...blocks.flatMap(([name, sibling]) => [`${name}${path.extname(sibling.path)}`, sibling.code]),
    ...readImportedFiles(codes, page.folder),
  ];
}

function toSource(snippet: Snippet, siblings: Siblings): CachedSource {
  const isTest = /\.test\.[jt]sx?$/.test(snippet.title ?? '');
  return {
    path: toVirtualPath(snippet),
    code: snippet.code,
    siblings,
    isTest,
    contents: [String(isTest), snippet.code, ...toImported(snippet, siblings)],
  };
}

/** Every block of TypeScript and JavaScript that is not exempt, as a module of its own. */
export function toBlockSources(
  snippets: readonly Snippet[],
): { snippet: Snippet; source: CachedSource }[] {
  const compiled = snippets.filter(isCompiled);
  const titled = groupTitled(compiled);
  return compiled.map((snippet) => ({
    snippet,
    source: toSource(snippet, titled.get(snippet.page) ?? new Map()),
  }));
}

/**
 * Compiles every block, see `toBlockSources`.
 * @returns mistakes with TypeScript's message, at their lines of the MDX files.
 */
export function checkSnippets(snippets: readonly Snippet[], tools: VerifyTools): ContentError[] {
  const blocks = toBlockSources(snippets);
  const results = compileCached(
    blocks.map(({ source }) => source),
    'blocks of code',
    tools,
  );
  return blocks.flatMap(({ snippet }, index) =>
    (results[index] ?? []).map(({ line, code, text }) => ({
      file: snippet.page.file,
      line: snippet.toLine(line),
      message: `The block does not compile: ${text.replace(/\.?$/, '.')} (TS${code}) Correct the code, or exempt the block with "no-check: reason".`,
    })),
  );
}

/** Comments that keep TypeScript from saying what is wrong, in any case of letters, as it takes them. */
const compilerSwitch = /@ts-(?:nocheck|ignore|expect-error)\b/i;

/** No comment exempts a block, or a line of it, without a reason that is counted. */
export function checkCompilerSwitches(snippets: readonly Snippet[]): ContentError[] {
  return snippets.filter(isCompiled).flatMap(({ page, code, toLine }) =>
    code.split('\n').flatMap((text, index) => {
      const [comment] = compilerSwitch.exec(text) ?? [];
      if (comment === undefined) return [];
      return {
        file: page.file,
        line: toLine(index + 1),
        message: `"${comment}" keeps code from being compiled. Correct the code, or exempt the block with "no-check: reason".`,
      };
    }),
  );
}

/** What is compiled, and what is exempt from any check, with and without a reason. */
export function countExempt(snippets: readonly Snippet[]): { compiled: number; exempt: number } {
  return {
    compiled: snippets.filter(isCompiled).length,
    exempt: snippets.filter(({ noCheck }) => noCheck !== null).length,
  };
}

/** Every exemption says why. */
export function checkReasons(snippets: readonly Snippet[]): ContentError[] {
  return snippets
    .filter(({ noCheck }) => noCheck === '')
    .map(({ page, fenceLine }) => ({
      file: page.file,
      line: fenceLine,
      message:
        'The block is exempt from checks without a reason. Write "no-check: reason", or let it be checked.',
    }));
}

/** No more than one block in twenty is exempt; asked of the whole site. */
export function checkExemptShare(snippets: readonly Snippet[]): ContentError[] {
  const { compiled, exempt } = countExempt(snippets);
  const total = compiled + exempt;
  if (exempt <= total * maximumShare) return [];
  const last = snippets.filter(({ noCheck }) => noCheck !== null).at(-1);
  return [
    {
      file: last?.page.file ?? 'content',
      ...(last ? { line: last.fenceLine } : {}),
      message: `${exempt} of ${total} blocks are exempt from checks, more than ${maximumShare * 100} %. Let some of them be checked.`,
    },
  ];
}

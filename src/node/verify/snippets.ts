import path from 'node:path';
import { parseFenceMeta } from '../mdx/codeBlock';
import type { AuthoredPage } from './readPages';

/** A fenced block as a check sees it. */
export interface Snippet {
  page: AuthoredPage;
  /** Line of the opening fence in the MDX file. */
  fenceLine: number;
  /** `tsx`, `json`, … ; for a diff the language of what is changed. */
  language: string;
  title: string | null;
  /** Why it is not checked; null where it is. */
  noCheck: string | null;
  /** What a reader ends up with: for a diff without the removed lines. */
  code: string;
  /** Line in the MDX file of a one-based line of `code`. */
  toLine: (line: number) => number;
}

/** Languages that the compiler checks. */
export const compiledLanguages: readonly string[] = ['tsx', 'ts', 'jsx', 'js'];

const endings: Readonly<Record<string, string>> = {
  sh: 'bash',
  yml: 'yaml',
  mjs: 'js',
  cjs: 'js',
  mts: 'ts',
};

/** Language of the file that a diff changes: by its title, TSX without. */
function toDiffLanguage(title: string | null): string {
  const ending = path.extname(title ?? '').slice(1);
  return ending === '' ? 'tsx' : (endings[ending] ?? ending);
}

/** All fenced blocks of a page, in order. */
export function toSnippets(page: AuthoredPage): Snippet[] {
  return page.body.fences.map(({ value: { language, meta, code }, line }) => {
    const { title, noCheck } = parseFenceMeta(meta);
    const lines = code.split('\n').map((text, index) => ({ text, line: line + 1 + index }));
    const kept =
      language === 'diff'
        ? lines
            .filter(({ text }) => !text.startsWith('-'))
            .map((item) => ({ ...item, text: item.text.replace(/^[+ ]/, '') }))
        : lines;
    return {
      page,
      fenceLine: line,
      language: language === 'diff' ? toDiffLanguage(title) : language,
      title,
      noCheck,
      code: kept.map(({ text }) => text).join('\n'),
      toLine: (number) => kept[number - 1]?.line ?? kept.at(-1)?.line ?? line,
    };
  });
}

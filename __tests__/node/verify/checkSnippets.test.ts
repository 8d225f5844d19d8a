import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkSnippets } from '../../../src/node/verify/checkSnippets';
import type { AuthoredPage } from '../../../src/node/verify/readPages';
import type { Snippet } from '../../../src/node/verify/snippets';
import { VerifyCache } from '../../../src/node/verify/verifyCache';
import { createTemporaryFolder } from '../../support/temporaryFolder';

/** Blocks of one page, by title, in order; each begins ten lines below the one before. */
type Blocks = Record<string, string>;

let folder: string;
let cache: VerifyCache;

beforeEach(() => {
  folder = createTemporaryFolder('snippets');
  cache = new VerifyCache(path.join(folder, 'cache'));
});

function check(blocks: Blocks): string[] {
  const page = { file: 'content/page/index.mdx', folder } as AuthoredPage;
  const snippets = Object.entries(blocks).map(([title, code], index): Snippet => {
    const fenceLine = 10 * (index + 1);
    const toLine = (line: number) => fenceLine + line;
    return { page, fenceLine, language: 'ts', title, noCheck: null, code, toLine };
  });
  const tools = { root: path.resolve(), cache, onProgress: () => undefined };
  return checkSnippets(snippets, tools).map(
    ({ line = 0, message }) => `${line}: ${/TS\d+/.exec(message)?.[0] ?? message}`,
  );
}

const tree = { good: "export const oak = 'oak';", bad: "export const elm = 'elm';" };
const last = { 'src/last.ts': 'export const last = 1;' };

test('a block that imports one with an edit still finds it', () => {
  const theme = "import { oak } from './tree';\nexport const name: string = oak;";
  const blocks = { 'src/theme.ts': theme, 'src/tree.ts': tree.good, ...last };
  expect(check(blocks)).toEqual([]);
  expect(check({ ...blocks, 'src/tree.ts': `${tree.good}\n// A note.` })).toEqual([]);
});

test('a block is compiled again with an edit of what it imports, in any form', () => {
  const blocks = {
    'src/names.ts': "import { oak } from './tree';\nexport const name: string = oak;",
    'src/all.ts': 'import * as all from "./tree";\nexport const name: string = all.oak;',
    'src/export.ts': "export { oak } from './tree';",
    'src/later.ts': "export const load = async () => (await import('./tree')).oak;",
    'src/effects.ts': "import './tree';",
  };
  expect(check({ ...blocks, 'src/tree.ts': tree.good })).toEqual([]);
  expect(check({ ...blocks, 'src/tree.ts': tree.bad })).toEqual([
    '11: TS2305',
    '22: TS2339',
    '31: TS2305',
    '41: TS2339',
  ]);
  expect(check(blocks)).toContain('51: TS2307');
});

test('a block is compiled again with an edit of what a file beside the page imports', () => {
  const write = (name: string, code: string) => writeFileSync(path.join(folder, name), code);
  write('tree.ts', "export * from './oak';");
  write('oak.ts', tree.good);
  const theme = { 'src/theme.ts': "import { oak } from './tree';\nexport const name = oak;" };
  expect(check(theme)).toEqual([]);
  write('oak.ts', tree.bad);
  expect(check(theme)).toEqual(['11: TS2305']);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PreparedCache } from '../../../src/node/api-reference/preparedCache';
import { createTemporaryFolder } from '../../support/temporaryFolder';

const root = createTemporaryFolder('repository');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

write('node_modules/.package-lock.json', '{ "@lezer/javascript": "1.5.6" }');
write('node_modules/chips/package.json', '{ "name": "chips", "version": "1.0.0" }');
write('src/node/api-reference/extract.ts', 'export {};');
write('src/node/mdx/highlight.ts', 'export {};');
write('src/shared/codeHighlighter.ts', "export const keyword = 'k';");

const chips = { name: 'chips', version: '1.0.0', directory: path.join(root, 'node_modules/chips') };
const prepared = { name: 'chips', version: '1.0.0', references: [], skipped: [] };
const openCache = () => new PreparedCache(root, path.join(root, 'cache'));

test.each([
  ['a class of highlighted code', 'src/shared/codeHighlighter.ts', "export const keyword = 'key';"],
  ['the highlighter', 'node_modules/.package-lock.json', '{ "@lezer/javascript": "1.5.7" }'],
  ['the extractor', 'src/node/api-reference/extract.ts', 'export const a = 1;'],
])('what was prepared is kept until %s changes', (_what, file, text) => {
  openCache().write(chips, [], prepared);
  expect(openCache().read(chips, [])).toEqual(prepared);
  write(file, text);
  expect(openCache().read(chips, [])).toBeNull();
});

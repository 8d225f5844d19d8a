import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listProductFiles } from '../../../src/node/output/writeOfflineProducts';
import { createTemporaryFolder } from '../../support/temporaryFolder';

let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder('offline');
});

function write(pathname: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, pathname)), { recursive: true });
  writeFileSync(path.join(folder, pathname), text);
}

test('a page with demos is kept with what their scripts import, at once and later', () => {
  write('/page-data/a/page-data.json', JSON.stringify({ script: '/demos/a-01234567.js' }));
  write('/demos/a-01234567.js', 'import"./engine-01234567.js";import(`./dialog-01234567.js`);');
  write('/demos/engine-01234567.js', '');
  write('/demos/dialog-01234567.js', '');
  expect(listProductFiles(folder, ['/a/']).files.map(({ pathname }) => pathname)).toEqual([
    '/page-data/a/page-data.json',
    '/demos/a-01234567.js',
    '/demos/dialog-01234567.js',
    '/demos/engine-01234567.js',
  ]);
});

test('dark styles for readers without scripts are not kept, since such readers keep nothing', () => {
  const stylesHtml = '<noscript><link href="/demos/dark-a-01234567.css"></noscript>';
  write('/page-data/a/page-data.json', JSON.stringify({ stylesHtml }));
  write('/demos/dark-a-01234567.css', '');
  expect(listProductFiles(folder, ['/a/']).files.map(({ pathname }) => pathname)).toEqual([
    '/page-data/a/page-data.json',
  ]);
});

test('a page with icons is kept with their names and one style', () => {
  const set = '/material-icons/0123456789abcdef0123/';
  write('/page-data/icons/page-data.json', JSON.stringify({ folder: set }));
  for (const name of ['names', 'filled-0', 'filled-1', 'two-tone-0'])
    write(`${set}${name}.json`, '[]');
  const { files, bytes } = listProductFiles(folder, ['/icons/']);
  expect(files.map(({ pathname }) => pathname)).toEqual([
    '/page-data/icons/page-data.json',
    `${set}filled-0.json`,
    `${set}filled-1.json`,
    `${set}names.json`,
  ]);
  expect(bytes).toBe(files.reduce((sum, file) => sum + file.bytes, 0));
});

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listProductFiles } from '../../../src/node/output/writeOfflineProducts';
import { createTemporaryFolder } from '../../support/temporaryFolder';

test('a page with icons is kept with their names and one style', () => {
  const folder = createTemporaryFolder('offline');
  const set = '/material-icons/0123456789abcdef0123/';
  const write = (pathname: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, pathname)), { recursive: true });
    writeFileSync(path.join(folder, pathname), text);
  };
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

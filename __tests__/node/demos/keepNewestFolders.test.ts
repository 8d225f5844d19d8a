import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepNewestFolders } from '../../../src/node/demos/keepNewestFolders';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'folders-'));
});

afterEach(() => rmSync(parent, { recursive: true }));

test('keeps the folders that were written last, and files', () => {
  for (const [name, time] of [
    ['oldest', 1],
    ['newest', 4],
    ['old', 2],
    ['new', 3],
  ] as const) {
    mkdirSync(join(parent, name));
    writeFileSync(join(parent, name, 'a.js'), '');
    utimesSync(join(parent, name), time, time);
  }
  writeFileSync(join(parent, 'file.txt'), '');
  keepNewestFolders(parent, 2);
  expect(readdirSync(parent).sort()).toEqual(['file.txt', 'new', 'newest']);
});

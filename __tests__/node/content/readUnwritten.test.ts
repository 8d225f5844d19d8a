import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readUnwritten } from '../../../src/node/content/readUnwritten';

const folder = mkdtempSync(path.join(tmpdir(), 'unwritten-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  const file = path.join(folder, 'unwritten.yml');
  writeFileSync(file, text);
  return readUnwritten(file);
}

test('a pathname needs no slash at its end, as in a navigation', () => {
  expect(read('# To write\n- /system/box\n- /system/stack/\n')).toEqual([
    { pathname: '/system/box/', line: 2 },
    { pathname: '/system/stack/', line: 3 },
  ]);
});

test('what is no pathname is refused at its line', () => {
  expect(() => read('- /system/box/\n- system/stack/\n')).toThrow(
    'content/unwritten.yml:2: "1": "system/stack/". A pathname is written /material-ui/react-chip/, and has no # and no spaces.',
  );
});

test('a list that has nothing left is empty', () => {
  expect(read('# To write\n')).toEqual([]);
});

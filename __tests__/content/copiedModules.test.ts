import path from 'node:path';
import { collectDemos } from '../../src/node/demos/collectDemos';

const { demos } = collectDemos(path.resolve('content'));
const localFiles = demos.flatMap(({ sources }) => sources.flatMap((source) => source.localFiles));

// What a demo imports lies in the folder of its page, so that an exported project has it: pages that need the same have a copy each.
test('all copies of useTabStop.ts are the same', () => {
  const copies = new Map(
    localFiles
      .filter(({ file }) => path.basename(file) === 'useTabStop.ts')
      .map(({ file, code }) => [file, code]),
  );
  expect(copies.size).toBeGreaterThan(1);
  expect(new Set(copies.values()).size).toBe(1);
});

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureFolder } from '../../../../../scripts/bench/peers/build/measureFolder';
import { createTemporaryFolder } from '../../../../support/temporaryFolder';

test('files are counted in all folders, and once where a link leads to them', () => {
  const folder = createTemporaryFolder('measured');
  mkdirSync(path.join(folder, 'a/b'), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), 'x'.repeat(100));
  writeFileSync(path.join(folder, 'a/index.html'), 'x'.repeat(10));
  writeFileSync(path.join(folder, 'a/b/LICENSE'), 'x');
  symlinkSync(path.join(folder, 'a'), path.join(folder, 'linked'));
  symlinkSync(path.join(folder, 'index.html'), path.join(folder, 'linked.html'));
  expect(measureFolder(folder)).toEqual({
    bytes: 111,
    files: 3,
    byExt: { html: { n: 2, bytes: 110 }, none: { n: 1, bytes: 1 } },
  });
});

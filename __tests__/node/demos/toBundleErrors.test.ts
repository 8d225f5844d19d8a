import { build } from 'esbuild';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { toBundleErrors } from '../../../src/node/demos/toBundleErrors';
import { createTemporaryFolder } from '../../support/temporaryFolder';

it('says where a demo imports what a module does not have', async () => {
  const folder = createTemporaryFolder('demo');
  writeFileSync(path.join(folder, 'high.ts'), 'export const high = 4;\n');
  writeFileSync(path.join(folder, 'Tides.tsx'), "\nimport { low } from './high';\nlow();\n");
  const options = { entryPoints: ['Tides.tsx'], absWorkingDir: folder, bundle: true, write: false };
  const error: unknown = await build({ ...options, logLevel: 'silent' }).catch(
    (reason: unknown) => reason,
  );
  expect(toBundleErrors(error)).toEqual([
    {
      file: 'Tides.tsx',
      line: 2,
      message: expect.stringContaining(
        'The demo cannot be bundled: No matching export in "high.ts" for import "low".',
      ),
    },
  ]);
});

it('leaves any other failure as it is', () => {
  expect(toBundleErrors(new Error('The program ended.'))).toEqual([
    { file: 'content', message: 'The program ended.' },
  ]);
});

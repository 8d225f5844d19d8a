import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { checkDemoTypes } from '../../../src/node/verify/checkDemoTypes';
import { VerifyCache } from '../../../src/node/verify/verifyCache';
import type { DemoSource } from '../../../src/node/demos/collectDemos';
import { createTemporaryFolder } from '../../support/temporaryFolder';

const shared =
  "interface Dome {\n  name: string;\n}\n\nexport const dome: Dome = { nam: 'North' };\n";
const folder = 'content/react-chip';

const source = (name: string, code: string): DemoSource => ({
  file: `${folder}/${name}.tsx`,
  code,
  styling: 'System',
  localFiles: [
    { file: `${folder}/dome.ts`, code: shared },
    { file: `${folder}/styles.css`, code: '.dome {}' },
  ],
  packages: [],
});

test('a mistake in a file that demos share is told of once, at its line', () => {
  const root = createTemporaryFolder('demo-types');
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  const demos = ['North', 'South'].map((name) => ({
    name,
    docsPagePathname: '/react-chip/',
    isFramed: false,
    sources: [source(name, `export default function ${name}() {\n  return null;\n}\n`)],
  }));
  const cache = new VerifyCache(path.join(root, 'cache'));
  const problems = checkDemoTypes(demos, { root, cache, onProgress: () => undefined });
  expect(problems).toEqual([
    {
      file: `${folder}/dome.ts`,
      line: 5,
      message: expect.stringContaining("'nam' does not exist in type 'Dome'") as string,
    },
  ]);
});

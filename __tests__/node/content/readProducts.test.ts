import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readProducts } from '../../../src/node/content/readProducts';
import { createTemporaryFolder } from '../../support/temporaryFolder';

test('every package that is not installed is reported at its line', () => {
  const root = createTemporaryFolder('products');
  mkdirSync(path.join(root, 'content'));
  writeFileSync(
    path.join(root, 'content/products.yml'),
    `- id: a
  name: A
  category: core
  prefix: /a/
  home: /a/
  navigation: a
  description: A
  packages:
    - name: tides
      apiPrefix: /a/api/
    - { name: dunes, apiPrefix: /a/api/ }
`,
  );
  expect(() => readProducts(root)).toThrow(
    [
      'content/products.yml:9: Package "tides" is not installed (no node_modules/tides/package.json). Install it or take it out.',
      'content/products.yml:11: Package "dunes" is not installed (no node_modules/dunes/package.json). Install it or take it out.',
    ].join('\n'),
  );
});

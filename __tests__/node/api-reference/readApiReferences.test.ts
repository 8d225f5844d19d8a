import { PreparedCache } from '../../../src/node/api-reference/preparedCache';
import { readApiReferences } from '../../../src/node/api-reference/readApiReferences';
import { createTemporaryFolder } from '../../support/temporaryFolder';

const root = process.cwd();
const folder = createTemporaryFolder('references');

/** As if `content/products.yml` named the package under a product of its own. */
function readPackage(packageName: string) {
  const request = { productId: 'other', packageName, apiPrefix: '/other/api/', interfaces: [] };
  const options = { root, cache: new PreparedCache(root, folder), redirects: [] };
  return readApiReferences([request], options);
}

test('a package of another family gets its reference without a line of code', () => {
  const { references } = readPackage('react-transition-group');
  const group = references.find(({ name }) => name === 'SwitchTransition');
  expect(group?.pathname).toBe('/other/api/switch-transition/');
  expect(group?.imports).toContain("import { SwitchTransition } from 'react-transition-group';");
  expect(group?.props.map(({ name }) => name)).toContain('mode');
});

test('is read from the cache the second time', () => {
  readPackage('react-transition-group');
  expect(readPackage('react-transition-group').readAnew).toEqual([]);
});

test.each([
  ['not-there', /"not-there" is not installed/],
  ['@popperjs/core', /"@popperjs\/core" exports no component/],
])('%s is refused by name, in the file that names it', (name, message) => {
  expect(() => readPackage(name)).toThrow(message);
  expect(() => readPackage(name)).toThrow('content/products.yml');
});

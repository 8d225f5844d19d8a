import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureImports } from '../../../src/node/bundle-size/measureImports';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'imports-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Text that compresses to about as many bytes as it has characters. */
function toNoise(length: number): string {
  let seed = 1;
  const next = () => (seed = (seed * 48271) % 2147483647);
  return Array.from({ length }, () => String.fromCharCode(97 + (next() % 26))).join('');
}

function writePackage(name: string, code: string): void {
  const folder = path.join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name, module: 'index.js', sideEffects: false }),
  );
  writeFileSync(path.join(folder, 'index.js'), code);
}

it('measures each import with what it brings along, in the order of the list', async () => {
  writePackage('large', `export default '${toNoise(9000)}';`);
  writePackage('small', 'export const small = 1;');
  writePackage('both', "export { default as Both } from 'large';");
  const [small, large, both] = await measureImports(
    [
      { name: 'small', statement: "import { small } from 'small';" },
      { name: 'Large', statement: "import Large from 'large';" },
      { name: 'Both', statement: "import { Both } from 'both';" },
    ],
    root,
  );
  expect(small).toBeLessThan(100);
  expect(large).toBeGreaterThan(5000);
  expect(Math.abs((both ?? 0) - (large ?? 0))).toBeLessThan(50);
});

it('keeps more than ten apart', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `part${index}`);
  names.forEach((name, index) =>
    writePackage(name, `export const ${name} = '${toNoise(100 * (index + 1))}';`),
  );
  const sizes = await measureImports(
    names.map((name) => ({ name, statement: `import { ${name} } from '${name}';` })),
    root,
  );
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
});

it('counts neither React nor what is not imported', async () => {
  writePackage('react', `export const useState = '${toNoise(9000)}';`);
  writePackage(
    'library',
    `import { useState } from 'react'; export const used = useState; export const unused = '${toNoise(9000)}';`,
  );
  const [bytes] = await measureImports(
    [{ name: 'used', statement: "import { used } from 'library';" }],
    root,
  );
  expect(bytes).toBeLessThan(150);
});

it('counts what production builds keep', async () => {
  writePackage(
    'library',
    `export const value = process.env.NODE_ENV === 'production' ? 1 : '${toNoise(9000)}';`,
  );
  const [bytes] = await measureImports(
    [{ name: 'value', statement: "import { value } from 'library';" }],
    root,
  );
  expect(bytes).toBeLessThan(100);
});

it('fails where an import leads nowhere', async () => {
  await expect(
    measureImports([{ name: 'Gone', statement: "import Gone from 'gone';" }], root),
  ).rejects.toThrow('gone');
});

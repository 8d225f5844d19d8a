import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTemporaryFolder } from '../support/temporaryFolder';

interface Bundle {
  filePath: string;
  getMainEntry(): { filePath: string };
}

interface Compiler {
  run(): Promise<{ bundleGraph: { getBundles(): Bundle[] } }>;
}

interface CompilerOptions {
  entries: string[];
  targets: { root: { distDir: string } };
}

/** By the name under which Gatsby asks for it. */
const { Parcel } = jest.requireActual<{ Parcel: new (options: CompilerOptions) => Compiler }>(
  '@parcel/core',
);

function compile(files: Readonly<Record<string, string>>): Promise<Bundle[]> {
  const site = createTemporaryFolder('parcel');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), text);
  }
  const compiler = new Parcel({
    entries: [`${site}/gatsby-+(node|config).ts`, `${site}/plugins/**/gatsby-+(node|config).ts`],
    targets: { root: { distDir: path.join(site, 'compiled') } },
  });
  return compiler.run().then(({ bundleGraph }) => bundleGraph.getBundles());
}

test('gives Gatsby one file of a TypeScript file and what it imports', async () => {
  const bundles = await compile({
    'gatsby-config.ts': `import { title } from './title';\nexport default { title: title as string };`,
    'title.ts': `export const title: string = 'Own';`,
  });
  expect(bundles.map(({ filePath }) => path.basename(filePath))).toEqual(['gatsby-config.js']);
  expect(path.basename(bundles[0]?.getMainEntry().filePath ?? '')).toBe('gatsby-config.ts');
  const compiled = jest.requireActual<{ default: unknown }>(bundles[0]?.filePath ?? '');
  expect(compiled.default).toEqual({ title: 'Own' });
});

test('takes packages from where they are', async () => {
  const bundles = await compile({
    'gatsby-node.ts': `import fs from 'node:fs';\nexport const onPreInit = async () => (await import('a-package')).default(fs);`,
  });
  const load = jest.requireActual<{ onPreInit: () => Promise<unknown> }>(
    bundles[0]?.filePath ?? '',
  ).onPreInit;
  await expect(load()).rejects.toThrow('a-package');
});

test('says where a mistake is, in the form in which Gatsby prints it', async () => {
  const compiling = compile({ 'gatsby-node.ts': `export const a = 1;\nexport const = 2;` });
  await expect(compiling).rejects.toMatchObject({
    diagnostics: [{ message: expect.stringMatching(/gatsby-node\.ts:2: /) as string }],
  });
});

test('loads a package when it is first used', async () => {
  const bundles = await compile({
    'gatsby-node.ts': `import aPackage from 'a-package';\nimport { parse } from 'b-package';\nexport const first = () => aPackage.run();\nexport const second = () => [1].map(parse);\nimport { Counter } from 'c-package';\nexport const third = () => new Counter();`,
    'node_modules/c-package/index.js': `exports.Counter = class { count = 3; };`,
  });
  const hooks = jest.requireActual<Record<'first' | 'second' | 'third', () => unknown>>(
    bundles[0]?.filePath ?? '',
  );
  expect(hooks.first).toThrow('a-package');
  expect(hooks.second).toThrow('b-package');
  expect(hooks.third()).toMatchObject({ count: 3 });
});

test('loads a package at once that is handed on as a whole', async () => {
  const bundles = await compile({
    'gatsby-node.ts': `import * as all from 'd-package';\nexport const hand = (): unknown => all;`,
  });
  expect(() => jest.requireActual<object>(bundles[0]?.filePath ?? '')).toThrow('d-package');
});

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PreparedCache } from '../../../src/node/api-reference/preparedCache';
import { readApiReferences } from '../../../src/node/api-reference/readApiReferences';
import { once } from '../../../src/shared/once';
import { createTemporaryFolder } from '../../support/temporaryFolder';

/** A repository with packages of its own; only React's types are the really installed ones. */
function createRepository(): string {
  const root = createTemporaryFolder('repository');
  mkdirSync(path.join(root, 'content'));
  mkdirSync(path.join(root, 'node_modules/@types'), { recursive: true });
  for (const name of ['@types/react', 'csstype']) {
    symlinkSync(path.resolve('node_modules', name), path.join(root, 'node_modules', name));
  }
  return root;
}

/** @param files by their paths in the package, beside its package.json. */
function install(
  root: string,
  name: string,
  files: Record<string, string>,
  manifest: Record<string, unknown> = {},
): void {
  const packageJson = JSON.stringify({ name, version: '1.0.0', types: 'index.d.ts', ...manifest });
  for (const [file, text] of Object.entries({ 'package.json': packageJson, ...files })) {
    const target = path.join(root, 'node_modules', name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/** Types of these packages that get a page besides their components and hooks. */
const interfaces: Readonly<Record<string, string[]>> = { generics: ['Column', 'Plain'] };

function read(root: string, packageNames: readonly string[]) {
  const requests = packageNames.map((packageName) => ({
    productId: 'other',
    packageName,
    apiPrefix: `/${packageName}/api/`,
    interfaces: interfaces[packageName] ?? [],
  }));
  const cache = new PreparedCache(process.cwd(), path.join(root, 'cache'));
  return readApiReferences(requests, { root, cache, redirects: [] });
}

const react = `import * as React from 'react';`;
const other = `export declare function Other(props: { on?: boolean }): React.ReactElement;`;

/** Declarations of packages with one default export each. */
const defaultExports = {
  function: `export default function Toggle(props: { on?: boolean }): React.ReactElement;`,
  variable: `declare const Toggle: React.FC<{ on?: boolean }>; export default Toggle;`,
  twice: `export declare function Toggle(props: { on?: boolean }): React.ReactElement; export default Toggle;`,
  nameless: `declare const _default: React.FC<{ on?: boolean }>; export default _default; ${other}`,
  settings: `declare const _default: { version: string }; export default _default; ${other}`,
};

/** All packages that do not change, in one program. */
const readAll = once(() => {
  const root = createRepository();
  install(root, 'props', {
    'index.d.ts': `${react}
      import { Opened } from './types/Opened';
      export declare function Own(props: { label?: string; size?: 'a'; open?: boolean }): React.ReactElement;
      export declare function Asked(props: Opened & { on?: boolean }): React.ReactElement;
      export declare function Kept(props: { open?: boolean; on?: boolean }): React.ReactElement;
      export declare function Handed(props: React.HTMLAttributes<HTMLElement> & { on?: boolean }): React.ReactElement;`,
    'types/Opened.d.ts': `export interface Opened { open: boolean; title?: string }`,
    'index.js': `Kept.propTypes = {
      /** @ignore */
      open: PropTypes.bool,
      on: PropTypes.bool,
    };`,
  });
  install(root, 'generics', {
    'index.d.ts': `${react}
      export interface Row { id: string }
      export interface Column<R extends Row = any, V = unknown> { render: (row: R) => string }
      export interface Plain { on: boolean }
      interface TableProps<R, K extends 'R' | 'id'> { rows: readonly R[]; label?: K extends 'id' ? string : string }
      export declare function Table<R extends Row = any, Unseen = string>(props: TableProps<R, 'R'>): React.ReactElement;
      export declare const Tree: (<Leaf>(props: { leaves: Leaf[]; kind?: 'Unseen' }) => React.ReactElement) & { propTypes?: any };
      export declare function usePicked<R extends Row>(rows: R[]): R | null;`,
  });
  for (const [name, text] of Object.entries(defaultExports)) {
    install(root, name, { 'index.d.ts': `${react} ${text}` });
  }
  const comment =
    'From https://links.dev/links/api/other/#on, not <https://links.dev/blog/>, nor `https://links.dev/links/api/other/`.';
  install(
    root,
    'links',
    {
      'index.d.ts': `${react} ${other}
        export declare function Toggle(props: {
          /** ${comment} */
          on?: boolean;
        }): React.ReactElement;`,
    },
    { homepage: 'https://links.dev' },
  );
  return read(root, ['props', 'generics', ...Object.keys(defaultExports), 'links']);
});

function listReferences(packageName: string) {
  return readAll().references.filter((reference) => reference.packageName === packageName);
}

test.each([
  ['Own', ['label', 'open', 'size'], 'where the component declares them itself'],
  ['Asked', ['open', 'on'], 'where they have to be set, wherever they are declared'],
  ['Kept', ['on'], 'but not where the runtime checks keep them from readers'],
  ['Handed', ['on'], 'but not where they come with the attributes of an element'],
])('%s lists %j: props with the name of an attribute are listed %s', (name, props) => {
  const reference = listReferences('props').find((item) => item.name === name);
  expect(reference?.props.map((prop) => prop.name)).toEqual(props);
});

test.each([
  ['Table', ['R extends { id: string } = any'], 'those that its props have'],
  ['Tree', ['Leaf'], 'those of a function that has more to it'],
  ['usePicked', ['R extends { id: string }'], 'those of how it is called'],
  [
    'Column',
    ['R extends { id: string } = any', 'V = unknown'],
    'all, since a reader gives them in order',
  ],
  ['Plain', [], 'none'],
])('%s has the type parameters %j: %s', (name, typeParameters) => {
  const reference = listReferences('generics').find((item) => item.name === name);
  expect(reference?.typeParameters).toEqual(typeParameters);
});

describe('a default export', () => {
  const listSkipped = (packageName: string) =>
    readAll().skipped.filter((line) => line.startsWith(`${packageName} `));

  it.each(['function', 'variable'])('has the name that its %s is declared under', (name) => {
    expect(listReferences(name)).toMatchObject([
      { name: 'Toggle', imports: [`import Toggle from '${name}';`], unstable: false },
    ]);
  });

  it('is one page with the named export of the same component', () => {
    expect(listReferences('twice')).toMatchObject([
      { name: 'Toggle', imports: ["import { Toggle } from 'twice';"] },
    ]);
    expect(listSkipped('twice')).toEqual([]);
  });

  it('is named among what has no page where it has no name', () => {
    expect(listSkipped('nameless')).toEqual(['nameless default: it has no name of its own']);
  });

  it('that nobody would take for a component is nothing to speak of', () => {
    expect(listSkipped('settings')).toEqual([]);
  });
});

test('an address in a comment becomes one of this site, in its text too', () => {
  const [on] = listReferences('links').find(({ name }) => name === 'Toggle')?.props ?? [];
  expect(on?.description).toBe(
    'From [/links/api/other/](/links/api/other/), not <https://links.dev/blog/>, nor `https://links.dev/links/api/other/`.',
  );
  expect(on?.descriptionHtml).toContain('<a href="/links/api/other/">/links/api/other/</a>');
  expect(on?.descriptionHtml).toContain(
    '<a href="https://links.dev/blog/">https://links.dev/blog/</a>',
  );
});

test('a package is read anew when one that it depends on has another version', () => {
  const root = createRepository();
  const installSizes = (version: string, size: string) =>
    install(root, 'sizes', { 'index.d.ts': `export type Size = ${size};` }, { version });
  installSizes('1.0.0', `'small'`);
  install(
    root,
    'scales',
    { 'index.d.ts': `export { Size } from 'sizes';` },
    { peerDependencies: { sizes: '*', 'not-there': '*' } },
  );
  install(
    root,
    'toggles',
    {
      'index.d.ts': `${react}
        import { Size } from 'scales';
        export declare function Toggle(props: { scale?: Size }): React.ReactElement;`,
    },
    { dependencies: { scales: '*' } },
  );
  const readTypes = () => read(root, ['toggles']).references[0]?.props.map(({ type }) => type);
  expect(readTypes()).toEqual([`'small'`]);
  expect(read(root, ['toggles']).readAnew).toEqual([]);
  installSizes('2.0.0', `'small' | 'large'`);
  expect(readTypes()).toEqual([`'small' | 'large'`]);
});

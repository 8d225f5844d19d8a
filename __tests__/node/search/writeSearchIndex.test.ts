import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSearchIndex } from '../../../src/node/search/buildSearchIndex';
import { writeSearchIndex } from '../../../src/node/search/writeSearchIndex';
import { readSearchCorpus } from '../../support/searchCorpus';
import { plainProse } from '../../support/searchEngine';
import { createTemporaryFolder } from '../../support/temporaryFolder';

const { documents, products } = readSearchCorpus(plainProse, 2);
let folder = '';

beforeEach(async () => {
  folder = createTemporaryFolder('search');
});

test('the same documents give the same files, whatever their order', () => {
  expect([...buildSearchIndex([...documents].reverse(), products)]).toEqual([
    ...buildSearchIndex(documents, products),
  ]);
});

test('the manifest names a file that is there, and files of an earlier build go', async () => {
  await writeSearchIndex(folder, documents.slice(0, 3), products);
  const earlier = await readdir(path.join(folder, 'search'));
  await writeFile(path.join(folder, 'search', 'notes.txt'), 'not ours');
  await writeSearchIndex(folder, documents, products);
  const files = await readdir(path.join(folder, 'search'));
  const manifest = JSON.parse(
    await readFile(path.join(folder, 'search/manifest.json'), 'utf8'),
  ) as { names: string };
  expect(files).toContain(manifest.names);
  expect(files.filter((name) => earlier.includes(name))).toEqual(['manifest.json']);
  expect(files).toContain('notes.txt');
});

test('a file that changes gets another name', () => {
  const [first, ...others] = documents;
  if (!first) throw new Error('The corpus is empty');
  const changed = buildSearchIndex([{ ...first, title: 'Another title' }, ...others], products);
  const before = buildSearchIndex(documents, products);
  const toNames = (files: ReadonlyMap<string, string>) =>
    [...files.keys()].find((name) => name.startsWith('names-'));
  expect(toNames(changed)).not.toBe(toNames(before));
});

test('what a first query fetches stays within its budget', () => {
  const files = [...buildSearchIndex(documents, products)];
  const size = (isCounted: (name: string) => boolean) =>
    Math.max(
      0,
      ...files.filter(([name]) => isCounted(name)).map(([, text]) => gzipSync(text).length),
    );
  expect(size((name) => name.startsWith('names-'))).toBeLessThan(60_000);
  expect(size((name) => name.startsWith('words-'))).toBeLessThan(10_000);
});

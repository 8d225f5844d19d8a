import { buildSearchIndex } from '../../src/node/search/buildSearchIndex';
import { SearchClient } from '../../src/search/SearchClient';
import type { SearchEngine } from '../../src/shared/search/SearchEngine';
import { searchManifestName, type SearchManifest } from '../../src/shared/searchIndex';

const files = buildSearchIndex([], []);
const read = (name: string): unknown => JSON.parse(files.get(name) ?? 'null');

test('an index of another format, as another version of the site has, is not read; the next try may find its own', async () => {
  const manifest = read(searchManifestName) as SearchManifest;
  const another = { ...manifest, format: manifest.format + 1 };
  const requests: string[] = [];
  const client = new SearchClient((name) => {
    requests.push(name);
    return Promise.resolve(requests.length === 1 ? another : read(name));
  });
  await expect(client.load()).rejects.toThrow('another format');
  expect(requests).toEqual([searchManifestName]);
  expect(client.engine).toBeNull();
  await client.load();
  expect(client.engine).not.toBeNull();
});

test('where a file of words is gone, as with another version of the site, the next one who opens search asks for the names again', async () => {
  const requests: string[] = [];
  const client = new SearchClient((name) => {
    requests.push(name);
    return files.has(name) ? Promise.resolve(read(name)) : Promise.reject(new Error(name));
  });
  await client.load();
  await client.load();
  expect(requests.filter((name) => name === searchManifestName)).toHaveLength(1);
  jest.spyOn(client.engine as SearchEngine, 'toMissingFiles').mockReturnValue(['gone']);
  await client.loadWords('button');
  await client.load();
  expect(requests.filter((name) => name === searchManifestName)).toHaveLength(2);
});

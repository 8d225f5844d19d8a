import { buildSearchIndex } from '../../src/node/search/buildSearchIndex';
import { SearchClient } from '../../src/search/SearchClient';
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

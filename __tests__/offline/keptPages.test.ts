import fc from 'fast-check';
import {
  parseWantedAddress,
  readKeptPathnames,
  toKeptPathnames,
  toReadablePathname,
} from '../../src/offline/keptPages';

const host = 'https://docs.example';

test('pages are known by their HTML or their data, once each, without those that nobody looks for', () => {
  const kept = [
    '/material-ui/react-button/',
    '/page-data/material-ui/react-button/page-data.json',
    '/page-data/index/page-data.json',
    '/page-data/app-data.json',
    '/joy-ui/react-button/?utm=1',
    '/offline/',
    '/page-data/offline/page-data.json',
    '/offline-plugin-app-shell-fallback/index.html',
    '/demos/base.js',
    '/search/manifest.json',
  ].map((path) => host + path);
  expect(toKeptPathnames(kept)).toEqual([
    '/',
    '/joy-ui/react-button/',
    '/material-ui/react-button/',
  ]);
});

describe('of what the worker has kept', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

  /** Type of each answer by its path. */
  function keep(answers: Readonly<Record<string, ResponseType>>): void {
    const keys = Object.keys(answers).map((path) => ({ url: host + path }));
    const cache = {
      keys: () => Promise.resolve(keys),
      match: ({ url }: { url: string }) =>
        Promise.resolve({ type: answers[url.slice(host.length)] }),
    };
    Object.assign(globalThis, {
      caches: { keys: () => Promise.resolve(['pages']), open: () => Promise.resolve(cache) },
    });
  }

  test('an address that leads to a page is none', async () => {
    keep({
      '/components/checkboxes/': 'opaqueredirect',
      '/components/checkboxes/?utm=1': 'opaqueredirect',
      '/material-ui/react-checkbox/': 'basic',
    });
    expect(await readKeptPathnames()).toEqual(['/material-ui/react-checkbox/']);
  });

  test('there is nothing where caches are denied', async () => {
    expect(await readKeptPathnames()).toEqual([]);
  });
});

test('the address that was wanted is taken from the query', () => {
  expect(parseWantedAddress('?page=%2Fmaterial-ui%2Freact-button%2F%3Fa%3D1')).toBe(
    '/material-ui/react-button/?a=1',
  );
  expect(parseWantedAddress('')).toBeNull();
});

test.each([
  'javascript:alert(1)',
  '//evil.example/',
  '/\\evil.example/',
  'https://evil.example/',
  '/\t/evil.example/',
])('%s is no address of this site', (address) => {
  expect(parseWantedAddress(`?page=${encodeURIComponent(address)}`)).toBeNull();
});

test('no query leads to another host', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
        fc
          .array(fc.constantFrom('/', '\\', '\t', '\n', '@', ':', '.', 'a', ' '), { maxLength: 8 })
          .map((parts) => parts.join('')),
      ),
      (text) => {
        for (const query of [`?page=${encodeURIComponent(text)}`, `?page=${text}`]) {
          const address = parseWantedAddress(query);
          if (address !== null) expect(new URL(address, host).origin).toBe(host);
        }
      },
    ),
    { numRuns: 3000 },
  );
});

test('any pathname can be shown', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typeof toReadablePathname(text)).toBe('string');
    }),
  );
  expect(toReadablePathname('/%E0%A4%A/')).toBe('/%E0%A4%A/');
});

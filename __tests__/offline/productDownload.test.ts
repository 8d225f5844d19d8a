import { keepProduct, readKeptProduct } from '../../src/offline/productDownload';

/** What the Cache API does with these calls. */
class FakeCache {
  entries = new Map<string, { json(): Promise<unknown> }>();
  put = (pathname: string, response: { json(): Promise<unknown> }) => {
    this.entries.set(pathname, response);
    return Promise.resolve();
  };
  keys = () =>
    Promise.resolve(
      [...this.entries.keys()].map((pathname) => ({ url: `https://docs.example${pathname}` })),
    );
  delete = ({ url }: { url: string }) =>
    Promise.resolve(this.entries.delete(new URL(url).pathname));
}

let stored: Map<string, FakeCache>;
const list = {
  bytes: 30,
  files: [
    { pathname: '/page-data/a/page-data.json', bytes: 10 },
    { pathname: '/page-data/b/page-data.json', bytes: 20 },
  ],
};
const files = () => [...(stored.get('plumbline-product-base-ui')?.entries.keys() ?? [])];

beforeEach(() => {
  stored = new Map();
  const open = (name: string) => {
    const cache = stored.get(name) ?? new FakeCache();
    stored.set(name, cache);
    return Promise.resolve(cache);
  };
  Object.assign(globalThis, {
    caches: {
      open,
      delete: (name: string) => Promise.resolve(stored.delete(name)),
      match: (pathname: string, { cacheName }: { cacheName: string }) =>
        Promise.resolve(stored.get(cacheName)?.entries.get(pathname)),
    },
    Response: class {
      constructor(private readonly body: string) {}
      json() {
        return Promise.resolve(JSON.parse(this.body) as unknown);
      }
    },
    fetch: jest.fn(() => Promise.resolve({ ok: true })),
  });
});

function keep(signal: AbortSignal, onProgress: (bytes: number) => void = () => undefined) {
  return keepProduct('base-ui', list, { signal, onProgress });
}

test('every file is kept under its own pathname, with the bytes that are there, and the list last', async () => {
  const seen: number[] = [];
  await keep(new AbortController().signal, (bytes) => seen.push(bytes));
  expect(files()).toEqual([
    '/page-data/a/page-data.json',
    '/page-data/b/page-data.json',
    '/offline/base-ui.json',
  ]);
  expect(seen).toEqual([10, 30]);
  expect(await readKeptProduct('base-ui')).toEqual(list);
});

test('what the host led elsewhere is kept as if it had not, or no frame would show it', async () => {
  jest
    .mocked(fetch)
    .mockResolvedValueOnce({ ok: true, redirected: true, body: '' as unknown } as Response);
  await keep(new AbortController().signal);
  const kept = [...(stored.get('plumbline-product-base-ui')?.entries.values() ?? [])];
  expect(kept).toHaveLength(3);
  expect(kept.filter((response) => 'redirected' in response && response.redirected)).toEqual([]);
});

test('what an earlier version had and this one has not is taken out', async () => {
  const cache = new FakeCache();
  stored.set('plumbline-product-base-ui', cache);
  cache.entries.set('/offline/base-ui.json', { json: () => Promise.resolve(list) });
  cache.entries.set('/demos/old-12345678.js', { json: () => Promise.resolve(null) });
  await keep(new AbortController().signal);
  expect(files()).not.toContain('/demos/old-12345678.js');
});

test('a download that breaks off leaves nothing behind', async () => {
  jest
    .mocked(fetch)
    .mockResolvedValueOnce({ ok: true } as Response)
    .mockResolvedValueOnce({ ok: false, status: 404 } as Response);
  await expect(keep(new AbortController().signal)).rejects.toThrow('404');
  expect(files()).toEqual([]);
  expect(await readKeptProduct('base-ui')).toBeNull();
});

test('an update that breaks off while demos are fetched leaves every page as it was', async () => {
  await keep(new AbortController().signal);
  const pages = () => [...(stored.get('plumbline-product-base-ui')?.entries.values() ?? [])];
  const before = pages();
  jest
    .mocked(fetch)
    .mockImplementation((address) =>
      Promise.resolve({ ok: !String(address).startsWith('/demos/'), status: 404 } as Response),
    );
  const demo = { pathname: '/demos/a-12345678.js', bytes: 5 };
  const next = { bytes: 35, files: [...list.files, demo] };
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  await expect(keepProduct('base-ui', next, options)).rejects.toThrow('404');
  expect(pages()).toHaveLength(before.length);
  pages().forEach((response, place) => expect(response).toBe(before[place]));
});

test('an update that breaks off leaves the version that was kept', async () => {
  await keep(new AbortController().signal);
  jest.mocked(fetch).mockResolvedValueOnce({ ok: false, status: 404 } as Response);
  await expect(keep(new AbortController().signal)).rejects.toThrow('404');
  expect(files()).toEqual([...list.files.map(({ pathname }) => pathname), '/offline/base-ui.json']);
  expect(await readKeptProduct('base-ui')).toEqual(list);
});

test('nothing is fetched after it was cancelled', async () => {
  const controller = new AbortController();
  controller.abort();
  await expect(keep(controller.signal)).rejects.toThrow();
  expect(fetch).not.toHaveBeenCalled();
  expect(files()).toEqual([]);
});

import { reloadIfOutdated } from '../../src/offline/reloadIfOutdated';

const reload = jest.fn();

/** @param named what the data of the page have, as the host has them. */
function serveVersion(version: string | null, named = ''): void {
  globalThis.fetch = jest.fn((address: string) => {
    if (version === null) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(
      address === '/page-data/app-data.json'
        ? { json: () => Promise.resolve({ webpackCompilationHash: version }) }
        : { ok: true, text: () => Promise.resolve(`{"script":"${named}"}`) },
    );
  }) as unknown as typeof fetch;
}

function showVersion(version: string): void {
  document.body.innerHTML = `<input /><script id="app-scripts" type="application/json">{"hash":"${version}","scripts":[]}</script>`;
}

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  showVersion('one');
});

test('another version on the host means one reload, and no second one from the same version', async () => {
  serveVersion('two');
  expect(await reloadIfOutdated({ reload })).toBe(true);
  expect(await reloadIfOutdated({ reload })).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('hosts that answer with one version and then the other make no loop', async () => {
  for (const [own, present] of [
    ['one', 'two'],
    ['two', 'one'],
    ['one', 'two'],
    ['two', 'one'],
  ] as const) {
    showVersion(own);
    serveVersion(present);
    await reloadIfOutdated({ reload });
  }
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['the same version', 'one'],
  ['no network', null],
])('%s means no reload', async (_name, version) => {
  serveVersion(version);
  expect(await reloadIfOutdated({ reload })).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a demo that the page would not have any more means one reload, also where the scripts of the site are the same', async () => {
  serveVersion('one', '/demos/button-new.js');
  const missing = '/demos/button-old.js';
  expect(await reloadIfOutdated({ missing, reload })).toBe(true);
  expect(fetch).toHaveBeenLastCalledWith('/page-data/index/page-data.json', { cache: 'no-store' });
  expect(await reloadIfOutdated({ missing, reload })).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a demo that cannot be loaded and belongs to the page means no reload', async () => {
  const missing = '/demos/button-old.js';
  serveVersion('one', missing);
  expect(await reloadIfOutdated({ missing, reload })).toBe(false);
  serveVersion(null);
  expect(await reloadIfOutdated({ missing, reload })).toBe(false);
});

test('nobody loses what they type', async () => {
  serveVersion('two');
  document.querySelector('input')?.focus();
  expect(await reloadIfOutdated({ reload })).toBe(false);
  document.querySelector('input')?.blur();
  expect(await reloadIfOutdated({ reload })).toBe(true);
});

test('where nothing can be kept there is no reload, which could not be counted', async () => {
  serveVersion('two');
  jest.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await reloadIfOutdated({ reload })).toBe(false);
});

import { reloadIfOutdated } from '../../src/offline/reloadIfOutdated';

const reload = jest.fn();

function serveVersion(version: string | null): void {
  globalThis.fetch = jest.fn(() =>
    version === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ json: () => Promise.resolve({ webpackCompilationHash: version }) }),
  ) as unknown as typeof fetch;
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
  expect(await reloadIfOutdated(reload)).toBe(true);
  expect(await reloadIfOutdated(reload)).toBe(false);
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
    await reloadIfOutdated(reload);
  }
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['the same version', 'one'],
  ['no network', null],
])('%s means no reload', async (_name, version) => {
  serveVersion(version);
  expect(await reloadIfOutdated(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('nobody loses what they type', async () => {
  serveVersion('two');
  document.querySelector('input')?.focus();
  expect(await reloadIfOutdated(reload)).toBe(false);
  document.querySelector('input')?.blur();
  expect(await reloadIfOutdated(reload)).toBe(true);
});

test('where nothing can be kept there is no reload, which could not be counted', async () => {
  serveVersion('two');
  jest.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await reloadIfOutdated(reload)).toBe(false);
});

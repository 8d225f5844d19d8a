import {
  keepLatest,
  readBundled,
  readLatest,
  toBundleFolder,
  writeBundled,
  type LatestBundle,
} from '../../../src/node/demos/bundleCache';
import { bundleDemos } from '../../../src/node/demos/bundleDemos';
import { bundlePages, type BundledDemos } from '../../../src/node/demos/bundlePages';
import type { DemoPage } from '../../../src/node/demos/demoPages';

jest.mock('../../../src/node/demos/bundlePages');
jest.mock('../../../src/node/demos/bundleCache');

/** Bundles by folder. */
const kept = new Map<string, BundledDemos>();
let latest: LatestBundle | null = null;

beforeEach(() => {
  jest.resetAllMocks();
  kept.clear();
  latest = null;
  jest.mocked(toBundleFolder).mockImplementation((key) => `/cache/${key}`);
  jest.mocked(readBundled).mockImplementation((folder) => kept.get(folder) ?? null);
  jest.mocked(writeBundled).mockImplementation((folder, bundled) => kept.set(folder, bundled));
  jest.mocked(readLatest).mockImplementation(() => latest);
  jest.mocked(keepLatest).mockImplementation((key, pages) => {
    latest = { key, hashes: Object.fromEntries(pages.map((page) => [page.pathname, page.hash])) };
  });
  jest.mocked(bundlePages).mockImplementation((pages, folder, _, withFixed) =>
    Promise.resolve({
      scripts: Object.fromEntries(
        pages.map(({ pathname, hash }) => [
          pathname,
          { script: `${pathname}${hash}.js`, modulePreloads: [], demoPreloads: [] },
        ]),
      ),
      files: pages.map(({ hash }) => `${folder}/${hash}.js`),
      doors: Object.fromEntries(withFixed ? [['edit-frame.js', folder]] : []),
    }),
  );
  process.env['gatsby_executing_command'] = 'develop';
});

afterEach(() => {
  delete process.env['gatsby_executing_command'];
});

/** Pages `/a/`, `/b/`, … with the hashes. */
const toPages = (...hashes: string[]): DemoPage[] =>
  hashes.map((hash, index) => ({
    pathname: `/${String.fromCharCode(97 + index)}/`,
    demos: [],
    hash,
  }));

/** What was bundled since the last time somebody asked: pathnames of each bundle. */
function takeBundled(): string[][] {
  const { calls } = jest.mocked(bundlePages).mock;
  return calls.splice(0).map(([pages]) => pages.map(({ pathname }) => pathname));
}

const toScripts = ({ scripts }: BundledDemos) =>
  Object.fromEntries(Object.entries(scripts).map(([pathname, { script }]) => [pathname, script]));

test('an edited page is bundled by itself, beside the last bundle of all', async () => {
  const whole = await bundleDemos(toPages('1', '2', '3'));
  expect(takeBundled()).toEqual([['/a/', '/b/', '/c/']]);
  const edited = await bundleDemos(toPages('1', '2b', '3'));
  expect(takeBundled()).toEqual([['/b/']]);
  expect(toScripts(edited)).toEqual({ '/a/': '/a/1.js', '/b/': '/b/2b.js', '/c/': '/c/3.js' });
  expect(edited.files).toEqual(expect.arrayContaining(whole.files));
  expect(edited.files).toHaveLength(4);
  expect(edited.doors).toEqual(whole.doors);
  // Another edit, and the first as it was.
  await bundleDemos(toPages('1', '2b', '3b'));
  expect(takeBundled()).toEqual([['/c/']]);
  expect(toScripts(await bundleDemos(toPages('1', '2', '3')))).toEqual(toScripts(whole));
  expect(takeBundled()).toEqual([]);
});

test('a new page is one that has been edited', async () => {
  await bundleDemos(toPages('1'));
  takeBundled();
  await bundleDemos(toPages('1', '2'));
  expect(takeBundled()).toEqual([['/b/']]);
});

test('many edited pages are bundled with all others, which later edits are compared with', async () => {
  await bundleDemos(toPages('1', '2', '3', '4', '5', '6'));
  takeBundled();
  await bundleDemos(toPages('1b', '2b', '3b', '4b', '5b', '6'));
  expect(takeBundled()).toEqual([['/a/', '/b/', '/c/', '/d/', '/e/', '/f/']]);
  await bundleDemos(toPages('1b', '2b', '3b', '4b', '5b', '6b'));
  expect(takeBundled()).toEqual([['/f/']]);
});

test('all are bundled where the last bundle is gone', async () => {
  await bundleDemos(toPages('1', '2'));
  takeBundled();
  kept.clear();
  await bundleDemos(toPages('1', '2b'));
  expect(takeBundled()).toEqual([['/a/', '/b/']]);
});

test('a build bundles all pages together, and those that have not changed once', async () => {
  process.env['gatsby_executing_command'] = 'build';
  await bundleDemos(toPages('1', '2'));
  takeBundled();
  await bundleDemos(toPages('1', '2b'));
  expect(takeBundled()).toEqual([['/a/', '/b/']]);
  await bundleDemos(toPages('1', '2b'));
  expect(takeBundled()).toEqual([]);
});

test('what is tried is bundled without frames, and no edit is compared with it', async () => {
  const { doors } = await bundleDemos(toPages('1'), 'development');
  expect(doors).toEqual({});
  expect(latest).toBeNull();
});

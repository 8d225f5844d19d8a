import { loadDemoModule } from '../../src/demo/loadDemoModule';
import { reloadIfOutdated } from '../../src/offline/reloadIfOutdated';

jest.mock('../../src/offline/reloadIfOutdated', () => ({
  reloadIfOutdated: jest.fn(() => Promise.resolve(false)),
}));
jest.mock('/demos/there.js', () => ({}), { virtual: true });

beforeEach(() => {
  document.head.innerHTML = '';
});

test('asks for everything that a demo needs at once, its page’s script included', async () => {
  const scripts = {
    script: '/demos/page.js',
    modulePreloads: ['/demos/library.js'],
    demoPreloads: [{ scope: 'Basic', urls: ['/demos/basic.js'] }],
  };
  // Nothing can be fetched here, which the browser would learn later.
  const loading = loadDemoModule(scripts, 'Basic').catch(() => undefined);
  const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  expect(asked.map(({ href }) => new URL(href).pathname).sort()).toEqual([
    '/demos/basic.js',
    '/demos/library.js',
    '/demos/page.js',
  ]);
  await loading;
});

test('asks once for what several demos need', async () => {
  const urls = ['/demos/shared.js'];
  const scripts = {
    script: '/demos/shared-page.js',
    modulePreloads: [],
    demoPreloads: ['One', 'Two'].map((scope) => ({ scope, urls })),
  };
  const loading = ['One', 'Two'].map((scope) => loadDemoModule(scripts, scope));
  expect(document.querySelectorAll('link[href="/demos/shared.js"]')).toHaveLength(1);
  await Promise.allSettled(loading);
});

test('asks anew, under another address, after it could not be loaded', async () => {
  const scripts = { script: '/demos/gone.js', modulePreloads: [], demoPreloads: [] };
  await expect(loadDemoModule(scripts, 'Basic')).rejects.toThrow();
  await expect(loadDemoModule(scripts, 'Basic')).rejects.toThrow();
  const asked = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(asked).toEqual(['/demos/gone.js', '/demos/gone.js?retry=1']);
});

test('does not ask for what is on its way already', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/demos/engine.js" />';
  const scripts = {
    script: '/demos/other-page.js',
    modulePreloads: ['/demos/engine.js'],
    demoPreloads: [],
  };
  const loading = loadDemoModule(scripts, 'Basic').catch(() => undefined);
  const asked = [...document.querySelectorAll<HTMLLinkElement>('link')];
  expect(asked.map(({ href }) => new URL(href).pathname)).toEqual([
    '/demos/engine.js',
    '/demos/other-page.js',
  ]);
  await loading;
});

test.each([
  ['the page’s script', '/demos/gone-page.js', []],
  ['what one demo needs', '/demos/there.js', ['/demos/gone-part.js']],
])('asks for another version of the site where %s is gone', async (_, script, urls) => {
  jest.mocked(reloadIfOutdated).mockClear();
  const scripts = { script, modulePreloads: [], demoPreloads: [{ scope: 'Basic', urls }] };
  await expect(loadDemoModule(scripts, 'Basic')).rejects.toThrow('gone');
  expect(jest.mocked(reloadIfOutdated).mock.calls).toEqual([[{ missing: script }]]);
});
